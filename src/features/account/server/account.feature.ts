import type { Identify } from '#/platform/auth/caller.ts';
import type { SettingValues } from '#/platform/config/settings.ts';
import type { Feature, MemberData } from '#/platform/feature.ts';
import { publicGet } from '#/platform/http/raw-route.ts';
import type { Watch } from '#/platform/http/watch.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindAccountApi } from './account.api.ts';
import type { accountSettings } from './account.config.ts';
import { erasureHandler, erasureSchedule, securityLogHandler, securityLogSchedule } from './account.job.ts';
import { presentAccount, presentSession } from './account.present.ts';
import { createAccountService } from './account.service.ts';
import { openAccountStores } from './account-stores.store.ts';
import { bindFactorApi, bindSecondStepApi } from './factor.api.ts';
import { presentFactor, presentMyEvent } from './factor.present.ts';
import { createFactorService } from './factor.service.ts';
import { makeFirstOperator, removeFirstOperatorFile } from './first-operator.ts';
import { createKnownBrowsers } from './known-browser.ts';
import { createLeavingService } from './leaving.service.ts';
import { createLoginGate } from './login-gate.service.ts';
import { createMailGateway } from './mail.gateway.ts';
import { bindMemberAdminApi } from './member-admin.api.ts';
import { createMemberAdminService } from './member-admin.service.ts';
import { createMemberResetService } from './member-reset.service.ts';
import { bindMyAccountApi } from './my-account.api.ts';
import { createMyAccountService } from './my-account.service.ts';
import { createPasskeyService } from './passkey.service.ts';
import { createRecoveryService } from './recovery.service.ts';
import { createRegistrationService } from './registration.service.ts';
import { bindSecurityApi } from './security-log.api.ts';
import { openSecurityLog } from './security-log.ts';
import { createSecurityPolicyStore } from './security-policy.store.ts';
import { createSessionService, type SessionService } from './session.service.ts';
import { createTollService } from './toll.service.ts';
import { createVerificationService } from './verification.service.ts';
import { createWelcome } from './welcome.ts';

type Settings = SettingValues<typeof accountSettings> & { DATA_DIR: string };

interface Site {
  /** What every feature keeps about a member. Asked late: the other features are made after this one. */
  parts: () => readonly MemberData[];
  siteTitle: () => Promise<string>;
}

/** What other features may know of members. */
interface People {
  operators(): Promise<number[]>;
  isOperator(memberId: number): Promise<boolean>;
  mailOf(memberId: number): Promise<string | undefined>;
  nameOf(memberId: number): Promise<string | undefined>;
}

export function createAccountFeature(
  platform: Platform,
  settings: Settings,
  { parts, siteTitle }: Site,
): Feature & { identify: Identify; watch: Watch; people: People; sessions: SessionService } {
  const { database, limits, mail: letters, secrets, hasher, proofs, now, randomBytes, report, tell } = platform;
  const { mailer, outbox, isSent: sendsMail } = letters;
  const stores = openAccountStores(database.db);
  const policy = createSecurityPolicyStore(database.db);
  const { isFactorRequired } = policy;
  const mail = createMailGateway({ mailer, report });
  const sessions = createSessionService({ ...stores, now, randomBytes, isFactorRequired });
  const tolls = createTollService({ limits, proofs });
  const gate = createLoginGate({ members: stores.members, limits, tolls });
  const known = createKnownBrowsers({ secrets, now, randomBytes });
  const verification = createVerificationService({ codes: stores.codes, limits, tolls, hasher, now, randomBytes });
  const factors = createFactorService({ stores, sessions, limits, secrets, hasher, siteTitle, now, randomBytes });
  const passkeys = createPasskeyService({ stores, sessions, siteTitle, now, randomBytes });
  const account = createAccountService({ members: stores.members, sessions, factors, limits, gate, hasher });
  const welcome = createWelcome(account, known);
  const registration = createRegistrationService({ stores, sessions, verification, limits, tolls, mail, hasher, now });
  const recovery = createRecoveryService({ stores, verification, mail, gate, tolls, hasher });
  const resets = createMemberResetService({ stores, verification, mail, sendsMail, hasher, now, randomBytes });
  const firstPasswordChanged = () => removeFirstOperatorFile(settings.DATA_DIR);
  const mine = createMyAccountService({ stores, verification, mail, limits, hasher, now, firstPasswordChanged });
  const leaving = createLeavingService({ stores, parts, forgetMails: outbox.removeTo, now, report });
  const members = createMemberAdminService({ stores, now });
  const log = openSecurityLog({ platform, members: stores.members, factors, passkeys, known, mail, sendsMail });
  return {
    identify: sessions.identify,
    sessions,
    watch: log.watch,
    people: {
      operators: stores.members.operators,
      async isOperator(memberId) {
        const account = await stores.members.findById(memberId);
        return account ? account.isOperator && !account.isDisabled : false;
      },
      nameOf: async (memberId) => (await stores.members.findById(memberId))?.username,
      mailOf: async (memberId) => (await stores.members.findById(memberId))?.email ?? undefined,
    },
    endpoints: [
      ...bindAccountApi({ account, registration, recovery, resets, gate, known, welcome }),
      ...bindSecondStepApi({ factors, passkeys, welcome }),
      ...bindMyAccountApi({ mine, leaving, known }),
      ...bindFactorApi({ factors, passkeys, mine }),
      ...bindMemberAdminApi({ service: members, resets, factors, mine }),
      ...bindSecurityApi({ log, policy, sessions: stores.sessions }),
    ],
    // Where keepers of passwords send whoever is to change one.
    routes: [
      publicGet('/.well-known/change-password', async () => ({
        status: 302,
        headers: { location: '/account#password', 'cache-control': 'no-store' },
        body: '',
      })),
    ],
    jobs: [erasureHandler(leaving), securityLogHandler(log)],
    schedules: [erasureSchedule, securityLogSchedule],
    member: {
      name: 'Account',
      exportFor: async (memberId) => ({
        ...presentAccount(await mine.read(memberId)),
        Sessions: (await mine.sessions(memberId)).map((session) => presentSession(session)),
        SecondFactor: presentFactor(await factors.read(memberId), await passkeys.listOf(memberId)),
        SecurityLog: (await log.exportFor(memberId)).map(presentMyEvent),
      }),
      // The member itself goes last, when every other part is gone.
      async eraseFor(memberId) {
        await stores.sessions.removeAll(memberId);
        await stores.tickets.removeAll(memberId);
        await stores.factors.removeAll(memberId);
        await log.eraseFor(memberId);
      },
    },
    firstSteps: [
      {
        key: 'password',
        title: '换掉初始密码',
        text: '第一次启动时生成的密码写在服务器的文件里，改好之后那个文件会自动删除。',
        path: '/account',
        isDone: async () => !(await stores.members.hasFirstPassword()),
      },
    ],
    async seed() {
      if (!sendsMail()) tell('SMTP_URL is not set: mails with codes go to the outbox in the admin area');
      await leaving.finishErasures();
      const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password, DATA_DIR: dataDir } = settings;
      await makeFirstOperator({ members: stores.members, hasher, now, randomBytes, tell, username, password, dataDir });
    },
    async flush() {
      await log.flush();
      await mail.flush();
    },
  };
}
