import { errors } from 'undici';

const MESSAGES = {
  bad_url: '网址不正确',
  blocked: '不能访问这个地址',
  dns: '域名无法解析',
  dns_silent: '域名暂时解析不了',
  refused: '对方拒绝连接或连接中断',
  tls: '对方的安全证书有问题',
  timeout: '对方响应超时',
  too_large: '对方返回的内容过大',
  too_many_redirects: '跳转次数过多',
  bad_response: '对方返回的内容无法识别',
  aborted: '请求已取消',
};

type OutboundErrorCode = keyof typeof MESSAGES;

/** A page that answered with a redirect. */
export interface Redirect {
  status: number;
  url: string;
}

/** Why a look outside failed; the message is meant for the visitor, the cause for the log. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly code: OutboundErrorCode;
  /** The redirects followed before it failed. */
  redirects: readonly Redirect[] = [];

  constructor(code: OutboundErrorCode, cause?: unknown) {
    super(MESSAGES[code], { cause });
    this.code = code;
  }
}

/** What can go wrong once a connection stands; connecting and inflating name their failures themselves. */
export function asOutboundError(error: unknown): unknown {
  const isBroken = error instanceof errors.SocketError || (error instanceof Error && 'syscall' in error);
  if (isBroken) return new OutboundError('refused', error);
  // An argument undici refuses is a mistake of ours, not of the other side.
  const isTheirs = error instanceof errors.UndiciError && !(error instanceof errors.InvalidArgumentError);
  return isTheirs || error instanceof errors.HTTPParserError ? new OutboundError('bad_response', error) : error;
}
