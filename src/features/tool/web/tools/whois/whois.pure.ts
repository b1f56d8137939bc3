const STATUS: Record<string, string> = {
  active: '正常',
  inactive: '没有设置域名服务器',
  'client transfer prohibited': '注册商禁止转移',
  'client delete prohibited': '注册商禁止删除',
  'client update prohibited': '注册商禁止修改',
  'client renew prohibited': '注册商禁止续费',
  'client hold': '注册商暂停解析',
  'server transfer prohibited': '注册局禁止转移',
  'server delete prohibited': '注册局禁止删除',
  'server update prohibited': '注册局禁止修改',
  'server hold': '注册局暂停解析',
  'pending delete': '等待删除',
  'redemption period': '赎回期',
  'auto renew period': '自动续费期',
  'add period': '新注册宽限期',
};

/** What a status of RFC 8056 means, with the word it was. */
export function statusText(status: string): string {
  const name = status.toLowerCase();
  const known = Object.hasOwn(STATUS, name) && STATUS[name];
  return known ? `${known}（${status}）` : status;
}

/** Whole days from one moment to another; negative when it is past. Undefined for what is no date. */
export function daysUntil(time: string, now: number): number | undefined {
  const at = Date.parse(time);
  return Number.isNaN(at) ? undefined : Math.floor((at - now) / 86_400_000);
}
