import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { favouritesOf } from './favourites.fixture.ts';

interface Done {
  wanted: boolean;
  start: number;
  end: number;
}

/** What the end may look like: the state of any operation that no other one followed. */
function possibleEnds(done: readonly Done[]): Set<boolean> {
  const isLast = ({ end }: Done) => !done.some(({ start }) => start > end);
  return new Set(done.filter(isLast).map(({ wanted }) => wanted));
}

describeOnEachEngine('favourites under parallel clients', (openApp) => {
  test('any interleaving of adds and removes ends with the state of the last acknowledged one', async () => {
    const opened = await openApp();
    const mine = await favouritesOf(opened, 'ming');
    const other = await favouritesOf(opened, 'hua');
    await other.add('punycode', 3);
    const clients = fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(clients, async (plans) => {
        let clock = 0;
        const done: Done[] = [];
        const run = async (plan: boolean[]) => {
          for (const wanted of plan) {
            const start = clock++;
            const reply = await (wanted ? mine.add('punycode', 3) : mine.remove('punycode', 3));
            expect(reply).toMatchObject({ Code: 200, Data: wanted });
            done.push({ wanted, start, end: clock++ });
          }
        };
        await Promise.all(plans.map(run));
        const { Data } = await mine.list(3);
        expect(possibleEnds(done)).toContain(Data.Total === 1);
        expect((await mine.flag('punycode', 3)).Data).toBe(Data.Total === 1);
        expect((await other.flag('punycode', 3)).Data).toBe(true);
      }),
      { numRuns: 25, seed: 20 },
    );
  });

  test('acknowledged adds of different things are all there', async () => {
    const opened = await openApp();
    const mine = await favouritesOf(opened, 'ming');
    const { Data: tools } = (await opened.app.inject('/api/v1/tool?pageSize=60')).json();
    const ids: string[] = tools.Result.map(({ Url }: { Url: string }) => Url);
    await Promise.all(ids.map((id) => mine.add(id, 3)));
    await Promise.all(ids.slice(0, 20).map((id) => mine.remove(id, 3)));
    const { Data } = await mine.list(3, 'pageSize=100');
    expect(Data.Total).toBe(40);
    expect(new Set(Data.Result.map(({ RelativeId }: { RelativeId: string }) => RelativeId))).toEqual(
      new Set(ids.slice(20)),
    );
  });
});
