import { ToolFault } from '../../frame/tool-fault.pure.ts';

export interface UrlPart {
  label: string;
  value: string;
}

export function takeUrlApart(text: string): { parts: UrlPart[]; query: UrlPart[] } {
  const typed = text.trim();
  // example.com:8080 and localhost:3000 are a host and a port, tel:10086 is not.
  const isHost = /^(localhost|(?=[^\s:/?#]+\.)[^\s:/?#]+):\d+([/?#]|$)/i.test(typed);
  const address = !isHost && /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    throw new ToolFault('这不是一个完整的网址，应该像 https://example.com/path?x=1 这样');
  }
  const parts = [
    { label: '协议', value: url.protocol.replace(/:$/, '') },
    { label: '用户名', value: decoded(url.username) },
    { label: '密码', value: decoded(url.password) },
    { label: '主机', value: url.hostname },
    { label: '端口', value: url.port || defaultPort(url.protocol) },
    { label: '路径', value: decoded(url.pathname) },
    { label: '查询', value: url.search },
    { label: '锚点', value: decoded(url.hash.replace(/^#/, '')) },
  ];
  return {
    parts: parts.filter(({ value }) => value),
    query: url.search
      .slice(1)
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const [label = '', ...rest] = pair.replaceAll('+', ' ').split('=');
        return { label: decoded(label), value: decoded(rest.join('=')) };
      }),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function defaultPort(protocol: string): string {
  const ports: Record<string, string> = {
    'http:': '80（默认）',
    'https:': '443（默认）',
    'ftp:': '21（默认）',
    'ws:': '80（默认）',
    'wss:': '443（默认）',
  };
  return ports[protocol] ?? '';
}
