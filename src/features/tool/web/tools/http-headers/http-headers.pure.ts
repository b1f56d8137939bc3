interface Header {
  Name: string;
  Value: string;
}

export interface HeaderFinding {
  level: 'good' | 'warn';
  text: string;
}

const SECURITY = [
  ['strict-transport-security', '强制 https（HSTS）'],
  ['content-security-policy', '内容安全策略（CSP）'],
  ['x-content-type-options', '禁止猜测类型（nosniff）'],
  ['x-frame-options', '禁止被嵌入（X-Frame-Options）'],
  ['referrer-policy', '来源策略（Referrer-Policy）'],
] as const;

/** Which protections a page asks browsers for. A frame-ancestors directive does what X-Frame-Options did. */
export function judgeHeaders(headers: readonly Header[], isHttps: boolean): HeaderFinding[] {
  const names = new Set(headers.map(({ Name }) => Name.toLowerCase()));
  const policy = headers.find(({ Name }) => Name.toLowerCase() === 'content-security-policy')?.Value ?? '';
  if (policy.includes('frame-ancestors')) names.add('x-frame-options');
  return SECURITY.filter(([name]) => isHttps || name !== 'strict-transport-security').map(([name, text]) =>
    names.has(name) ? { level: 'good', text: `有${text}` } : { level: 'warn', text: `没有${text}` },
  );
}

/** What a Cache-Control means, in a sentence. */
export function cacheText(headers: readonly Header[]): string {
  const value = headers.find(({ Name }) => Name.toLowerCase() === 'cache-control')?.Value.toLowerCase() ?? '';
  if (value === '') return '没有 Cache-Control，由浏览器自己估计';
  if (value.includes('no-store')) return '不允许缓存';
  const seconds = Number(/(?:^|[\s,])max-age=(\d+)/.exec(value)?.[1] ?? Number.NaN);
  if (value.includes('no-cache') || seconds === 0) return '每次用之前都要问一遍服务器';
  if (Number.isNaN(seconds)) return '没有写明可以缓存多久';
  return `浏览器可以缓存 ${spanText(seconds)}${value.includes('private') ? '，代理不能缓存' : ''}`;
}

function spanText(seconds: number): string {
  if (seconds >= 86_400) return `${Math.round(seconds / 8640) / 10} 天`;
  return seconds >= 3600 ? `${Math.round(seconds / 360) / 10} 小时` : `${seconds} 秒`;
}
