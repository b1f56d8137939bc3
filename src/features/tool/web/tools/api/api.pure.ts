export interface ApiField {
  place: 'path' | 'query' | 'body';
  name: string;
  type: string;
  isRequired: boolean;
  choices: readonly string[];
  default: string;
}

export interface Operation {
  method: string;
  path: string;
  summary: string;
  auth: string;
  errors: readonly string[];
  fields: readonly ApiField[];
  isUpload: boolean;
  /** What Data holds, as a type. */
  data: string;
}

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const plainAt = (value: unknown, ...keys: string[]): Plain | undefined => {
  let found: unknown = value;
  for (const key of keys) found = isPlain(found) ? found[key] : undefined;
  return isPlain(found) ? found : undefined;
};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The operations of an OpenAPI document, in its order. What is not as expected is left out, not guessed. */
export function readOperations(document: unknown): Operation[] {
  return Object.entries(plainAt(document, 'paths') ?? {}).flatMap(([path, item]) =>
    Object.entries(isPlain(item) ? item : {}).flatMap(([method, operation]) =>
      isPlain(operation) ? [readOperation(method.toUpperCase(), path, operation)] : [],
    ),
  );
}

function readOperation(method: string, path: string, operation: Plain): Operation {
  const content = plainAt(operation, 'requestBody', 'content');
  const multipart = plainAt(content, 'multipart/form-data', 'schema');
  const body = plainAt(content, 'application/json', 'schema') ?? multipart;
  const answer = plainAt(operation, 'responses', '200', 'content', 'application/json', 'schema', 'properties', 'Data');
  return {
    method,
    path,
    summary: String(operation['summary'] ?? ''),
    auth: String(operation['x-auth'] ?? ''),
    errors: listOf(operation['x-errors']).map(String),
    fields: [...parameterFields(operation), ...bodyFields(body)],
    isUpload: multipart !== undefined,
    data: typeText(answer),
  };
}

function parameterFields(operation: Plain): ApiField[] {
  return listOf(operation['parameters'])
    .filter(isPlain)
    .filter(({ in: place }) => place === 'path' || place === 'query')
    .map((parameter) => ({
      ...fieldOf(String(parameter['name']), parameter['schema'], parameter['required'] === true),
      place: parameter['in'] === 'path' ? ('path' as const) : ('query' as const),
    }));
}

function bodyFields(schema: Plain | undefined): ApiField[] {
  const required = new Set(listOf(schema?.['required']));
  return Object.entries(plainAt(schema, 'properties') ?? {}).map(([name, field]) => ({
    ...fieldOf(name, field, required.has(name)),
    place: 'body' as const,
  }));
}

function fieldOf(name: string, schema: unknown, isRequired: boolean) {
  const plain = isPlain(schema) ? schema : {};
  const start = plain['default'];
  return {
    name,
    type: typeText(schema),
    isRequired,
    choices: listOf(plain['enum']).map(String),
    default: start === undefined || isPlain(start) || Array.isArray(start) ? '' : String(start),
  };
}

const DEEPEST = 4;

/** A JSON Schema said as a type, cut off where it gets too deep to read. */
export function typeText(schema: unknown, depth = 0): string {
  if (!isPlain(schema)) return '任意';
  const choices = listOf(schema['enum']);
  if (choices.length > 0) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema['const']);
  const several = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (several.length > 0) return [...new Set(several.map((one) => typeText(one, depth)))].join(' | ');
  const types = [schema['type']].flat().map(String);
  return types.map((type) => oneType(type, schema, depth)).join(' | ');
}

function oneType(type: string, schema: Plain, depth: number): string {
  if (type === 'array') return `${typeText(schema['items'], depth)}[]`;
  if (type !== 'object') return type === 'undefined' ? '任意' : type;
  const properties = Object.entries(plainAt(schema, 'properties') ?? {});
  if (properties.length === 0 || depth >= DEEPEST) return '{ … }';
  const pad = '  '.repeat(depth + 1);
  const required = new Set(listOf(schema['required']));
  const lines = properties.map(
    ([name, field]) => `${pad}${name}${required.has(name) ? '' : '?'}: ${typeText(field, depth + 1)}`,
  );
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

export interface ApiRequest {
  method: string;
  /** Path and query, never a host: it always goes to this site. */
  address: string;
  body: string | undefined;
}

/** The request for what was filled in. Empty fields are left out; a part of the path must be there. */
export function requestOf({ method, path, fields }: Operation, values: Readonly<Record<string, string>>): ApiRequest {
  const typedIn = ({ place, name }: ApiField) => values[`${place} ${name}`] ?? '';
  const filled = (place: ApiField['place']) => fields.filter((field) => field.place === place && typedIn(field) !== '');
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[`path ${name}`] ?? ''));
  const query = filled('query')
    .map((field) => `${encodeURIComponent(field.name)}=${encodeURIComponent(typedIn(field))}`)
    .join('&');
  const body = filled('body').map((field) => [field.name, jsonValue(field, typedIn(field))] as const);
  const hasBody = fields.some(({ place }) => place === 'body');
  return {
    method,
    address: query ? `${target}?${query}` : target,
    body: hasBody ? JSON.stringify(Object.fromEntries(body)) : undefined,
  };
}

/** Lists and objects are typed as JSON; what is none stays text, and the server says what is wrong with it. */
function jsonValue({ type }: ApiField, text: string): unknown {
  if (!/\[\]|\{/.test(type)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The same request for a terminal. The token is named, not shown. */
export function curlOf({ method, address, body }: ApiRequest, origin: string, isSigned: boolean): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + address)}`,
    ...(isSigned ? [`-H "Authorization: $TOKEN"`] : []),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(body)}`]),
  ].join(' \\\n  ');
}

/** The second part of an address: what it is about. */
export function groupOf(path: string): string {
  return path.replace(/^\/api\/v1\//, '').split('/')[0] ?? '';
}
