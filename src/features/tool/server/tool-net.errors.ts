import { AppError, tooMany } from '#/platform/http/app-error.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';

const refused = (code: string, status: number, Message: string) =>
  new AppError(`tool.${code}`, status, Message, { fields: [{ Field: 'target', Message }] });

export const badTarget = () => refused('bad_target', 400, '请填写域名或网址，例如 example.com');
export const onlyDomains = () => refused('bad_target', 400, '这里只能查域名，不能查 IP 地址');
export const noRegistry = (suffix: string) =>
  refused('net_failed', 502, `.${suffix} 没有公开的 RDAP 服务，查不到注册信息`);
export const notRegistered = () => refused('net_failed', 502, '注册局说没有这个域名，可能还没有人注册');
export const notAPage = () => refused('net_failed', 502, '对方返回的不是网页');
export const allBusy = () => tooMany(3, '查询的人有点多，请几秒后再试');

/** The same failure for the visitor, whichever part of the way it happened on. */
export function asNetError(error: unknown): unknown {
  if (!(error instanceof OutboundError)) return error;
  if (error.code === 'bad_url') return badTarget();
  if (error.code === 'blocked') return refused('net_blocked', 403, '只能查公网地址的 80、443、8080、8443 端口');
  if (error.code === 'timeout') return refused('net_timeout', 504, '对方 5 秒内没有响应');
  return refused('net_failed', 502, error.message);
}
