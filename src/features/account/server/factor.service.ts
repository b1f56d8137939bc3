import { createHash } from 'node:crypto';
import type { Member } from '#/platform/auth/caller.ts';
import type { Limits } from '#/platform/limits/limits.ts';
import type { Hasher } from '#/platform/secret/hasher.ts';
import type { SecretBox } from '#/platform/secret/secret-box.ts';
import {
  enrolmentOver,
  factorExists,
  factorMissing,
  factorNeeded,
  noSuchMember,
  operatorKeepsFactor,
  ticketOver,
  wrongFactor,
} from './account.errors.ts';
import type { Account } from './account.rules.ts';
import type { AccountStores } from './account-stores.store.ts';
import {
  ENROLMENT_MS,
  FACTOR_LIMITS,
  grouped,
  RECOVERY_BYTES,
  RECOVERY_CODES,
  readCode,
  recoveryCodeFrom,
  SALT_BYTES,
  TOTP_BYTES,
} from './factor.rules.ts';
import { TOTP_PURPOSE } from './factor.store.ts';
import { TICKET_SECONDS } from './login-ticket.store.ts';
import type { LoggedIn, SessionService } from './session.service.ts';
import { stepOfCode, totpAddress, totpSecret } from './totp.gateway.ts';

interface Needs {
  hasher: Hasher;
  stores: AccountStores;
  sessions: SessionService;
  limits: Limits;
  secrets: SecretBox;
  siteTitle: () => Promise<string>;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
}

interface SecondStep {
  ticket: string;
  code: string;
  address: string;
  userAgent: string;
}

export type FactorService = ReturnType<typeof createFactorService>;

/** The second step: codes of an authenticator, and recovery codes for when it is lost. */
export function createFactorService({ stores, sessions, limits, secrets, hasher, siteTitle, now, randomBytes }: Needs) {
  const { factors, tickets, members } = stores;
  const random = (length: number) => Buffer.from(randomBytes(length)).toString('base64url');

  /** A code that fits is used up. A secret that cannot be opened fits no code: recovery codes are left. */
  async function isRight(memberId: number, typed: string): Promise<boolean> {
    const code = readCode(typed);
    const totp = await factors.find(memberId);
    if (!code || !totp?.confirmedAt) return false;
    if (code.kind === 'recovery')
      return factors.takeCode(memberId, await hasher.hashWithSalt(code.digits, Buffer.from(totp.salt, 'base64url')));
    const secret = secrets.open(totp.secret, TOTP_PURPOSE);
    const step = secret === undefined ? undefined : stepOfCode(secret, code.digits, now());
    return step !== undefined && factors.takeStep(memberId, step);
  }

  /** For members who are in: counted like the password that is asked for again. */
  async function prove(memberId: number, typed: string): Promise<void> {
    const tries = { name: 'factor member', key: String(memberId) };
    const left = await limits.guess(tries.name, tries.key, FACTOR_LIMITS.member);
    if (!(await isRight(memberId, typed))) throw wrongFactor(left);
    await limits.settle({ forget: [tries] });
  }

  async function makeCodes(salt: string): Promise<{ codes: string[]; hashes: string[] }> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeFrom(randomBytes(RECOVERY_BYTES)));
    const bytes = Buffer.from(salt, 'base64url');
    const hashes: string[] = [];
    for (const code of codes) hashes.push(await hasher.hashWithSalt(code, bytes));
    return { codes: codes.map(grouped), hashes };
  }

  return {
    async read(memberId: number): Promise<{ addedAt: number | null; codesLeft: number }> {
      const totp = await factors.find(memberId);
      return { addedAt: totp?.confirmedAt ?? null, codesLeft: await factors.codesLeft(memberId) };
    },

    /** Nothing is asked for at logins until `confirm`. */
    async begin({ id, username }: Account): Promise<{ secret: string; address: string }> {
      const secret = totpSecret(randomBytes(TOTP_BYTES));
      if (!(await factors.begin(id, secrets.seal(secret, TOTP_PURPOSE), random(SALT_BYTES), now())))
        throw factorExists();
      return { secret, address: totpAddress(secret, { account: username, issuer: await siteTitle() }) };
    },

    /** The recovery codes, which are never shown again. */
    async confirm({ memberId, sessionId }: Member, typed: string): Promise<string[]> {
      const tries = { name: 'factor member', key: String(memberId) };
      const left = await limits.guess(tries.name, tries.key, FACTOR_LIMITS.member);
      const totp = await factors.find(memberId);
      if (totp?.confirmedAt) throw factorExists();
      const secret = totp && totp.begunAt > now() - ENROLMENT_MS ? secrets.open(totp.secret, TOTP_PURPOSE) : undefined;
      if (!totp || secret === undefined) throw enrolmentOver();
      const code = readCode(typed);
      const step = code?.kind === 'totp' ? stepOfCode(secret, code.digits, now()) : undefined;
      if (step === undefined) throw wrongFactor(left);
      const { codes, hashes } = await makeCodes(totp.salt);
      await stores.together(async (inside) => {
        if (!(await inside.factors.confirm(memberId, totp.secret, step, now()))) throw enrolmentOver();
        await inside.factors.putCodes(memberId, hashes);
        await inside.sessions.strengthen(sessionId);
      });
      await limits.settle({ forget: [tries] });
      return codes;
    },

    async renewCodes(memberId: number, typed: string): Promise<string[]> {
      const totp = await factors.find(memberId);
      if (!totp?.confirmedAt) throw factorMissing();
      await prove(memberId, typed);
      const { codes, hashes } = await makeCodes(totp.salt);
      await stores.together((inside) => inside.factors.putCodes(memberId, hashes));
      return codes;
    },

    async remove(memberId: number, typed: string): Promise<void> {
      if (!(await factors.isOn(memberId))) throw factorMissing();
      await prove(memberId, typed);
      await stores.together(async (inside) => {
        await inside.factors.removeTotp(memberId);
        if ((await inside.passkeys.listOf(memberId)).length === 0) await inside.sessions.weaken(memberId);
      });
    },

    /** By an operator, for a member who lost everything: passkeys go too, the password stays. */
    async removeFor(memberId: number): Promise<Account> {
      const account = await members.findById(memberId);
      if (!account) throw noSuchMember();
      if (account.isOperator) throw operatorKeepsFactor();
      await stores.together(async (inside) => {
        if (!(await inside.factors.removeAll(memberId))) throw factorMissing();
        await inside.sessions.weaken(memberId);
      });
      return account;
    },

    /** The tail of a login by password: throws the way to the second step where one is asked for. */
    async demand({ id: memberId, sessionGeneration: generation }: Account): Promise<void> {
      if (!(await factors.isOn(memberId))) return;
      const ticket = random(32);
      await tickets.put(hashOf(ticket), 'factor', { memberId, generation }, now());
      throw factorNeeded(ticket, TICKET_SECONDS);
    },

    async finishLogin({ ticket, code, address, userAgent }: SecondStep): Promise<LoggedIn> {
      const hash = hashOf(ticket);
      const found = await tickets.find(hash, 'factor', now());
      const account = found?.memberId ? await members.findById(found.memberId) : undefined;
      // A password changed since, or a member disabled since: the first step counts for nothing.
      if (!found || !account || account.isDisabled || account.sessionGeneration !== found.generation)
        throw ticketOver();
      const tries = triesOf(hash, account.id, address);
      const [left = 0] = await limits.guessAll([tries.ticket, tries.member, tries.day, tries.address]);
      if (!(await isRight(account.id, code))) throw wrongFactor(left);
      if (!(await tickets.take(hash, 'factor', now()))) throw ticketOver();
      await limits.settle({ forgive: [tries.address], forget: [tries.ticket, tries.member, tries.day] });
      return { token: await sessions.begin(account, userAgent, 2), account };
    },

    /** Whose login this ticket belongs to; for the log. */
    memberOfTicket: async (ticket: string): Promise<number | undefined> =>
      (await tickets.find(hashOf(ticket), 'factor', now()))?.memberId ?? undefined,
  };
}

function triesOf(ticket: string, memberId: number, address: string) {
  const key = String(memberId);
  return {
    ticket: { name: 'factor ticket', key: ticket, limit: FACTOR_LIMITS.ticket },
    member: { name: 'factor member', key, limit: FACTOR_LIMITS.member },
    day: { name: 'factor day', key, limit: FACTOR_LIMITS.day },
    address: { name: 'factor address', key: address, limit: FACTOR_LIMITS.address },
  };
}

/** 256 random bits: a plain hash cannot be searched. */
function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}
