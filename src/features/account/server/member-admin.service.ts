import type { Slice } from '#/contract/paging.ts';
import { markDisabled, markGone, noSuchMember, operatorStays, ownMark } from './account.errors.ts';
import type { Account } from './account.rules.ts';
import type { AccountStores } from './account-stores.store.ts';

export type MemberAdminService = ReturnType<typeof createMemberAdminService>;

export function createMemberAdminService({ stores, now }: { stores: AccountStores; now: () => number }) {
  async function find(id: number): Promise<Account> {
    const account = await stores.members.findById(id);
    if (!account) throw noSuchMember();
    return account;
  }

  return {
    find,

    async list(words: string, slice: Slice) {
      const { accounts, total } = await stores.members.list(words, slice);
      return { accounts, total, withFactor: await stores.factors.among(accounts.map(({ id }) => id)) };
    },

    hasFactor: async (id: number): Promise<boolean> => (await stores.factors.among([id])).has(id),

    /** Nobody is left without an operator by a slip of the hand: operators are not disabled here. */
    async setDisabled(id: number, isDisabled: boolean): Promise<Account> {
      const account = await find(id);
      if (account.isOperator) throw operatorStays();
      await stores.together(async (inside) => {
        await inside.members.setDisabled(id, isDisabled ? now() : null);
        await inside.sessions.removeAll(id);
      });
      return { ...account, isDisabled };
    },

    /** Whoever asks stays an operator, so that the site is never without one. A new login finds what holds from now on. */
    async setOperator(id: number, isOperator: boolean, by: number): Promise<Account> {
      const account = await find(id);
      if (id === by) throw ownMark();
      if (isOperator && account.isDisabled) throw markDisabled();
      await stores.together(async (inside) => {
        if (!(await inside.members.setOperator(id, isOperator, by))) throw markGone();
        await inside.sessions.removeAll(id);
      });
      return { ...account, isOperator };
    },
  };
}
