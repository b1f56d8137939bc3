import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { asMember } from './bill-api.fixture.ts';

const DAYS = ['2026-11-14 08:00', '2026-11-15 12:30', '2026-10-31 23:59'];
const ACCOUNTS = ['微信零钱', '招行卡', '现金'];

/** What a phone noted while it had no line: a bill or money between two own accounts. */
const noted = fc.oneof(
  fc
    .record({
      fen: fc.integer({ min: 1, max: 500_000 }),
      isIncome: fc.boolean(),
      account: fc.constantFrom(...ACCOUNTS),
      day: fc.constantFrom(...DAYS),
    })
    .map(({ fen, isIncome, account, day }) => ({
      path: '',
      fields: { Title: '一笔', CreatedTime: day, Account: account, [isIncome ? 'Income' : 'Expense']: fen / 100 },
      profit: isIncome ? fen : -fen,
    })),
  fc
    .record({ fen: fc.integer({ min: 1, max: 500_000 }), from: fc.nat(2), by: fc.integer({ min: 1, max: 2 }) })
    .map(({ fen, from, by }) => ({
      path: '/transfer',
      fields: {
        From: ACCOUNTS[from],
        To: ACCOUNTS[(from + by) % 3],
        Amount: fen / 100,
        CreatedTime: DAYS[0],
      },
      profit: 0,
    })),
);

/** All that a member can see of a ledger, without the numbers of its rows. */
async function seen({ get }: Awaited<ReturnType<typeof asMember>>) {
  const [list, october, november, accounts] = await Promise.all(
    ['?pageSize=50', '/month?month=2026-10', '/month?month=2026-11', '/account'].map(
      async (path) => (await get(path)).Data,
    ),
  );
  const plain = (rows: object[]) => rows.map((row) => JSON.stringify({ ...row, Id: 0 })).sort();
  const days = [...october.Days, ...november.Days] as { Day: string; Bills: object[]; Transfers: object[] }[];
  return {
    totals: list.Totals,
    bills: plain(list.Result),
    days: days.map(({ Bills, Transfers, ...day }) => ({ ...day, Bills: plain(Bills), Transfers: plain(Transfers) })),
    accounts: plain(accounts),
  };
}

let members = 0;
const aMember = (opened: TestApp) => {
  members += 1;
  return asMember(opened, `离线${members}`);
};

describeOnEachEngine('what was noted offline', (openApp) => {
  test('sent in any order, twice and at once, it gives one ledger; transfers change no profit', async () => {
    const opened = await openApp();
    await fc.assert(
      fc.asyncProperty(
        fc.array(noted, { minLength: 1, maxLength: 6 }).chain((all) =>
          fc.record({
            all: fc.constant(all),
            // Any order, some of them more than once.
            sent: fc
              .array(fc.nat(all.length - 1), { maxLength: 6 })
              .chain((again) =>
                fc.shuffledSubarray([...all.keys(), ...again], { minLength: all.length + again.length }),
              ),
          }),
        ),
        async ({ all, sent }) => {
          const [once, replayed] = [await aMember(opened), await aMember(opened)];
          const bodyOf = (at: number) => ({ ...all[at]?.fields, ClientKey: `client-key-${at}` });
          for (const [at, { path }] of all.entries()) await once.post(path, bodyOf(at));
          // Two lines at a time, as two tabs of one browser would.
          for (let at = 0; at < sent.length; at += 2)
            await Promise.all(sent.slice(at, at + 2).map((each) => replayed.post(all[each]?.path ?? '', bodyOf(each))));
          const [wanted, got] = [await seen(once), await seen(replayed)];
          expect(got).toEqual(wanted);
          const profit = all.reduce((sum, each) => sum + each.profit, 0);
          expect(Math.round(wanted.totals.Profit * 100)).toBe(profit);
        },
      ),
      { numRuns: 8 },
    );
  });
});
