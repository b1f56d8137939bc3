import type { Platform } from '#/platform/platform.ts';
import { nameKey } from './account.rules.ts';
import { createAccountNotices } from './account-notice.service.ts';
import type { FactorService } from './factor.service.ts';
import type { KnownBrowsers } from './known-browser.ts';
import { createKnownDeviceStore } from './known-device.store.ts';
import type { MailGateway } from './mail.gateway.ts';
import type { MemberStore } from './member.store.ts';
import type { PasskeyService } from './passkey.service.ts';
import type { About } from './security-log.rules.ts';
import { createSecurityLogService } from './security-log.service.ts';
import { createSecurityLogStore } from './security-log.store.ts';

interface Needs {
  platform: Pick<Platform, 'database' | 'now' | 'report'>;
  members: MemberStore;
  factors: Pick<FactorService, 'memberOfTicket'>;
  passkeys: Pick<PasskeyService, 'memberOf'>;
  known: Pick<KnownBrowsers, 'browserIn'>;
  mail: MailGateway;
  sendsMail: () => boolean;
}

/** The log, with everything it asks about whom a call was about. */
export function openSecurityLog({ platform, members, factors, passkeys, known, mail, sendsMail }: Needs) {
  const { database, now, report } = platform;
  const devices = createKnownDeviceStore(database.db);
  const notice = createAccountNotices({ members, devices, known, mail, sendsMail, now });

  async function find({ by, text }: Extract<About, { text: string }>): Promise<number | undefined> {
    if (by === 'ticket') return factors.memberOfTicket(text);
    if (by === 'passkey') return passkeys.memberOf(text);
    const account = await (by === 'email' ? members.findByEmail(text) : members.findByLogin(nameKey(text)));
    return account?.id;
  }

  return createSecurityLogService({ store: createSecurityLogStore(database.db), find, notice, now, report });
}
