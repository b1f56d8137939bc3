import type { ChannelName } from '../channels.pure.ts';
import type { InterfaceName } from '../robot-interfaces.pure.ts';

export type DriverName = 'sandbox' | 'gateway' | ChannelName;

/** What every robot service answers; status 1 is success. */
export interface Answer {
  status: number;
  msg: string;
  data: unknown;
}

export interface Room {
  wxid: string;
  nickname: string;
  avatar: string;
  total_member: number;
}

export interface Profile {
  wxid: string;
  nickname: string;
  avatar: string;
}

/** What a driver may know of the robot it acts for; undefined while there is none. */
export interface Acting {
  guid: string;
  secret: string;
  nickname: string;
  wxid: string;
  avatar: string;
  status: 0 | 1;
}

export type Body = Readonly<Record<string, unknown>>;

export interface Sent {
  signal?: AbortSignal | undefined;
  /** The same for every attempt to send the same message. */
  once?: string | undefined;
}

export interface RobotDriver {
  call(name: InterfaceName, body: Body, robot: Acting | undefined, sent?: Sent): Promise<Answer>;
}

/**
 * Why a call brought no success.
 * - later: it certainly had no effect, and may have one next time
 * - never: it had no effect, and would have none next time
 * - unsure: nobody can say whether it had one, so repeating it could say everything twice
 */
export type Outlook = 'later' | 'never' | 'unsure';

export class DriverFailure extends Error {
  readonly outlook: Outlook;
  /** Nothing arrives there any more until somebody mends it. */
  readonly isDead: boolean;
  /** How long the service wants to be left alone. */
  readonly waitMs: number | undefined;
  /** Which of the things that were entered the service does not know; empty when it is not about one. */
  readonly field: string;

  constructor(
    outlook: Outlook,
    message: string,
    cause?: unknown,
    { isDead = false, waitMs, field = '' }: { isDead?: boolean; waitMs?: number | undefined; field?: string } = {},
  ) {
    super(message, { cause });
    this.outlook = outlook;
    this.isDead = isDead;
    this.waitMs = waitMs;
    this.field = field;
  }
}

export const ok = (data: unknown = {}, msg = ''): Answer => ({ status: 1, msg, data });
export const refused = (msg: string): Answer => ({ status: 0, msg, data: {} });

export const SECRET_LOST = '密钥解密失败，请重新填写';

/** Whether a refused send may be tried again: an account that is logged out stays so until somebody scans. */
export function outlookOf(msg: string): Outlook {
  return /not login|not exists|未登录|不存在/i.test(msg) ? 'never' : 'later';
}
