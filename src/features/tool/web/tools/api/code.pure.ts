import type { ApiRequest } from './api.pure.ts';

export const LANGUAGES = ['curl', 'fetch', 'Python'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same request as code. The token is named, not shown. */
export function codeOf(language: Language, request: ApiRequest, origin: string, isSigned: boolean): string {
  if (language === 'curl') return curlOf(request, origin, isSigned);
  return language === 'fetch' ? fetchOf(request, origin, isSigned) : pythonOf(request, origin, isSigned);
}

export function curlOf({ method, address, body }: ApiRequest, origin: string, isSigned: boolean): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + address)}`,
    ...(isSigned ? [`-H "Authorization: Bearer $TOKEN"`] : []),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(body)}`]),
  ].join(' \\\n  ');
}

function fetchOf({ method, address, body }: ApiRequest, origin: string, isSigned: boolean): string {
  const headers = [
    ...(isSigned ? ["authorization: 'Bearer ' + token"] : []),
    ...(body === undefined ? [] : [`'content-type': 'application/json'`]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
    ...(body === undefined ? [] : [`body: JSON.stringify(${body})`]),
  ];
  const given = options.length > 0 ? `, {\n  ${options.join(',\n  ')},\n}` : '';
  return `const reply = await fetch(${JSON.stringify(origin + address)}${given});\nconst { Code, Message, Data } = await reply.json();`;
}

function pythonOf({ method, address, body }: ApiRequest, origin: string, isSigned: boolean): string {
  const given = [
    JSON.stringify(origin + address),
    ...(isSigned ? ['headers={"Authorization": f"Bearer {token}"}'] : []),
    // JSON in a string: true, false and null are spelt otherwise in Python.
    ...(body === undefined ? [] : [`json=json.loads(${JSON.stringify(body)})`]),
  ];
  const imports = body === undefined ? 'import requests' : 'import json\nimport requests';
  return `${imports}\n\nreply = requests.${method.toLowerCase()}(\n    ${given.join(',\n    ')},\n)\nprint(reply.json()["Data"])`;
}
