export interface Report {
  type: 'error' | 'timing';
  message: string;
  url: string;
  stack: string;
}

export interface LogEntry {
  /** Reports with the same fingerprint are one entry with a count. */
  fingerprint: string;
  type: string;
  message: string;
  path: string;
  stack: string;
  value: number;
}

/** A query may carry what someone searched for or a token, so only the path of a page is kept. */
function pathOf(url: string): string {
  return URL.parse(url, 'http://site.invalid')?.pathname.slice(0, 300) ?? '';
}

/** A request that failed here: the route and the status make the entry. */
export function faultOf(where: string, status: number): LogEntry {
  const path = where.slice(0, 300);
  const message = status === 503 ? '服务繁忙或数据库不可用' : `请求出错 ${status}`;
  return { fingerprint: `server ${path} ${status}`, type: 'server', message, path, stack: '', value: 0 };
}

/** A timing is told as a name and milliseconds; the milliseconds are added up, the name tells entries apart. */
export function entryOf({ type, message, url, stack }: Report): LogEntry {
  const path = pathOf(url);
  const timing = type === 'timing' ? /^([\w-]{1,30}) (\d{1,7})$/.exec(message) : null;
  const text = timing?.[1] ?? message;
  return {
    fingerprint: `${type} ${path} ${text}`,
    type,
    message: text,
    path,
    stack,
    value: Number(timing?.[2] ?? 0),
  };
}
