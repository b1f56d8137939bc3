import type { MemberData } from '#/platform/feature.ts';
import { lastOperator } from './account.errors.ts';
import type { Account } from './account.rules.ts';
import type { AccountStores } from './account-stores.store.ts';

interface Needs {
  stores: AccountStores;
  /** What every feature keeps about a member. Asked late: the other features are made after this one. */
  parts: () => readonly MemberData[];
  /** Forgets the letters to an address that wait in the outbox. */
  forgetMails: (email: string) => Promise<void>;
  now: () => number;
  report: (error: unknown) => void;
}

export type LeavingService = ReturnType<typeof createLeavingService>;

const FINISHED_AT_ONCE = 100;

/** Taking one's data along, and going. */
export function createLeavingService({ stores, parts, forgetMails, now, report }: Needs) {
  const { members } = stores;

  async function erase({ id, email }: { id: number; email: string | null }): Promise<void> {
    for (const part of parts()) await part.eraseFor(id);
    if (email) await forgetMails(email);
    // Last: until here an erasure cut short can be found and begun again.
    await members.remove(id);
  }

  return {
    async exportFor(memberId: number): Promise<Record<string, unknown>> {
      const entries = parts().map(async ({ name, exportFor }) => [name, await exportFor(memberId)]);
      return Object.fromEntries(await Promise.all(entries));
    },

    async leave(account: Account): Promise<void> {
      await stores.together(async (inside) => {
        if (account.isOperator && !(await inside.members.hasOperator(account.id))) throw lastOperator();
        await inside.members.beginLeaving(account.id, now());
        await inside.sessions.removeAll(account.id);
      });
      // From here on it is certain: what fails now is done again at the next chance.
      await erase(account).catch(report);
    },

    /** Finishes what a crash or a lost database interrupted. */
    async finishErasures(): Promise<void> {
      for (const member of await members.leaving(FINISHED_AT_ONCE)) await erase(member).catch(report);
    },
  };
}
