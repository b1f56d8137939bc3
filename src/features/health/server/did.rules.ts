const LONGEST = 200;

interface Handled {
  status: number;
  error: unknown;
  ms: number;
  queries: number;
  queryMs: number;
}

/** What the site did about a request that failed or took long, in one line for the operator. */
export function didText(
  { status, error, ms, queries, queryMs }: Handled,
  isDatabaseAway: (error: unknown) => boolean,
): string {
  if (error !== undefined && isDatabaseAway(error)) return '数据库没有回应，请访客稍后再试';
  if (status === 503) return '一时忙不过来，请访客稍后再试';
  if (status === 502 || status === 504) return '别的网站没有回应，照实告诉了访客';
  if (status >= 500) return error === undefined ? '出错了，请访客重试' : `出错：${lineOf(error)}`;
  const spent = `查询 ${queries} 次，共 ${Math.round(queryMs)} 毫秒`;
  return queryMs > ms / 2 ? spent : `数据库不慢：${spent}`;
}

/** The message of an error and the place in the code where it happened. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? String(error)) : error === undefined ? '' : String(error);
  return storable(text).slice(0, 4000);
}

function lineOf(error: unknown): string {
  const text = storable(error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** PostgreSQL refuses U+0000 in text. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
