import { createHash } from 'node:crypto';
import type { SeenCall } from '#/platform/http/watch.ts';
import type { SecurityKind } from '../security-kinds.pure.ts';
import { factorChangedLetter, newDeviceLetter } from './account-mails.rules.ts';
import type { KnownBrowsers } from './known-browser.ts';
import type { KnownDeviceStore } from './known-device.store.ts';
import type { MailGateway } from './mail.gateway.ts';
import type { MemberStore } from './member.store.ts';
import type { SecurityEvent } from './security-log.store.ts';

interface Needs {
  members: MemberStore;
  devices: KnownDeviceStore;
  known: Pick<KnownBrowsers, 'browserIn'>;
  mail: MailGateway;
  /** Without a mail server letters would only be kept for the operator. */
  sendsMail: () => boolean;
  now: () => number;
}

const WAYS_IN: readonly SecurityKind[] = ['login', 'login_passkey', 'register'];

/** What changed, in the words of the letter. A new password has a letter of its own. */
const CHANGES: Partial<Record<SecurityKind, string>> = {
  factor_added: '打开了两步验证',
  factor_removed: '关闭了两步验证',
  codes_renewed: '重新生成了恢复码',
  passkey_added: '添加了一个通行密钥',
  passkey_removed: '移除了一个通行密钥',
  member_factor_removed: '由站长移除了两步验证和通行密钥',
};

/** Letters to members about what somebody did with their account. */
export function createAccountNotices({ members, devices, known, mail, sendsMail, now }: Needs) {
  return async ({ kind, memberId, address, device, at }: SecurityEvent, { sender, reply }: SeenCall): Promise<void> => {
    if (memberId === null) return;
    const change = CHANGES[kind];
    const isWayIn = WAYS_IN.includes(kind);
    if (!change && !isWayIn) return;
    const browser = known.browserIn([...(reply.cookies ?? []), sender.headers['cookie'] ?? '']);
    const marks = [`${device} ${address}`, browser].filter((mark) => mark !== undefined);
    const isNew = isWayIn && (await devices.isNew(memberId, marks.map(hashOf), now()));
    const account = sendsMail() && (change || isNew) ? await members.findById(memberId) : undefined;
    if (!account?.email) return;
    mail.sendLater(account.email, change ? factorChangedLetter(change) : newDeviceLetter(device, at));
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
