import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import type { Database } from '#/platform/db/database.ts';
import { loginHeaders } from '#/testing/test-members.fixture.ts';
import { aBill } from './bill.fixture.ts';
import { changeLedger, createBillStore, insertBills } from './bill.store.ts';
import { orderOf } from './bill-filter.rules.ts';
import { createBillListStore } from './bill-list.store.ts';
import { ofState } from './bill-totals.rules.ts';

async function aLedger(database: Database) {
  await loginHeaders(database.db, 'xiaoman', 0);
  const { id: memberId } = await database.db
    .withTables<{ member: { id: number; username: string } }>()
    .selectFrom('member')
    .select('id')
    .where('username', '=', 'xiaoman')
    .executeTakeFirstOrThrow();
  const store = createBillStore(database.db);
  const aProcess = () => {
    const lists = createBillListStore(database);
    return async (...words: string[]) => {
      const { rows, cells } = await lists.read(memberId, { words }, orderOf('-Expense'), { limit: 5, offset: 0 });
      return { titles: rows.map(({ title }) => title), bills: cells.billsOpen + cells.billsDone };
    };
  };
  return { memberId, store, aProcess };
}

describeOnEachDatabase('a ledger in memory', (open) => {
  test('knows what this and other processes change: new, changed, deleted and restored bills', async () => {
    const { memberId, store, aProcess } = await aLedger(await open());
    const [here, there] = [aProcess(), aProcess()];
    const coffee = await store.add(memberId, aBill({ title: '咖啡 Latte', expense: 30 }), 1);
    expect(await here('latte')).toEqual({ titles: ['咖啡 Latte'], bills: 1 });
    expect(await there('latte')).toEqual({ titles: ['咖啡 Latte'], bills: 1 });
    await store.add(memberId, aBill({ title: '拿铁 Latte', expense: 20 }), 2);
    expect(await here('latte')).toEqual({ titles: ['咖啡 Latte', '拿铁 Latte'], bills: 2 });
    await store.change(memberId, coffee.id, (bill) => ({ ...bill, title: '咖啡', expense: 10 }), 3);
    expect(await here('latte')).toEqual({ titles: ['拿铁 Latte'], bills: 1 });
    expect(await here('餐饮')).toEqual({ titles: ['拿铁 Latte', '咖啡'], bills: 2 });
    await store.remove(memberId, coffee.id, 4);
    expect(await there('餐饮')).toEqual({ titles: ['拿铁 Latte'], bills: 1 });
    await store.restore(memberId, coffee.id);
    expect(await here('咖啡', '餐饮')).toEqual({ titles: ['咖啡'], bills: 1 });
    expect(await there('咖啡')).toEqual({ titles: ['咖啡'], bills: 1 });
  });

  test('a bill that was deleted and ended for good between two questions is gone', async () => {
    const { memberId, store, aProcess } = await aLedger(await open());
    const ask = aProcess();
    const first = await store.add(memberId, aBill({ title: '第一笔' }), 1);
    await store.add(memberId, aBill({ title: '第二笔' }), 1);
    expect((await ask('笔')).bills).toBe(2);
    await store.remove(memberId, first.id, 5);
    await store.purge(6);
    expect(await ask('笔')).toEqual({ titles: ['第二笔'], bills: 1 });
    await store.eraseAll(memberId);
    expect(await ask('笔')).toEqual({ titles: [], bills: 0 });
  });

  test('a bill that was deleted before the first question comes back in its order when it is restored', async () => {
    const { memberId, store, aProcess } = await aLedger(await open());
    const ask = aProcess();
    const [first, second, last] = [
      await store.add(memberId, aBill({ title: '第一笔', expense: 5 }), 1),
      await store.add(memberId, aBill({ title: '第二笔', expense: 5 }), 1),
      await store.add(memberId, aBill({ title: '第三笔', expense: 5 }), 1),
    ];
    await store.remove(memberId, first.id, 2);
    await store.remove(memberId, last.id, 2);
    expect(await ask('笔')).toEqual({ titles: ['第二笔'], bills: 1 });
    await store.remove(memberId, second.id, 3);
    expect(await ask('笔')).toEqual({ titles: [], bills: 0 });
    await store.restore(memberId, last.id);
    expect(await ask('笔')).toEqual({ titles: ['第三笔'], bills: 1 });
    await store.restore(memberId, first.id);
    await store.restore(memberId, second.id);
    expect(await ask('笔')).toEqual({ titles: ['第三笔', '第二笔', '第一笔'], bills: 3 });
  });

  test('more changes than are read at once are not missed', async () => {
    const database = await open();
    const { memberId, store, aProcess } = await aLedger(database);
    const ask = aProcess();
    const only = await store.add(memberId, aBill({ title: '只此一笔' }), 1);
    expect((await ask('一笔')).bills).toBe(1);
    const many = Array.from({ length: 2500 }, () => ({ bill: aBill({ title: '许多' }) }));
    await changeLedger(database.db, memberId, (transaction, version) =>
      insertBills(transaction, memberId, many, { now: 2, version }),
    );
    await store.remove(memberId, only.id, 3);
    expect(await ask('一笔')).toEqual({ titles: [], bills: 0 });
    expect((await ask('许多')).bills).toBe(2500);
  });

  test('a large ledger gives the same answers before it is in memory and after', async () => {
    const database = await open();
    const { memberId, store } = await aLedger(database);
    const many = Array.from({ length: 5200 }, (_, index) => ({
      bill: aBill({
        title: `第 ${index} 笔 ${index % 7 === 0 ? '打车' : '咖啡'}`,
        category: index % 3 === 0 ? '交通' : '餐饮',
        expense: (index * 7919) % 1009,
        isDone: index % 2 === 0,
        predictIncome: index % 2 === 0 ? 0 : index,
      }),
    }));
    await changeLedger(database.db, memberId, (transaction, version) =>
      insertBills(transaction, memberId, many, { now: 2, version }),
    );
    const questions = [
      [{ words: ['打车'] }, '-Expense', 0],
      [{ words: ['笔', '咖啡'], category: '交通' }, 'CreatedTime', 40],
      [{ words: ['无此'] }, '-CreatedTime', 0],
      [{ words: [], category: '餐饮', isDone: false }, 'Profit', 600],
    ] as const;
    const kept = createBillListStore(database);
    const ask = (lists: typeof kept) =>
      Promise.all(
        questions.map(async ([filter, sort, offset]) => {
          const { cells, rows } = await lists.read(memberId, filter, orderOf(sort), { limit: 9, offset });
          return { rows, cells: ofState(cells, 'isDone' in filter ? filter.isDone : undefined) };
        }),
      );
    const first = await ask(kept);
    expect(first.map(({ cells }) => cells.billsOpen + cells.billsDone)).toEqual([743, 1486, 0, 1733]);
    await expect.poll(() => kept.isReady(memberId)).toBe(true);
    expect(await ask(kept)).toEqual(first);
    const bill = await store.add(memberId, aBill({ title: '打车 新' }), 3);
    const [{ cells } = { cells: undefined }] = await ask(kept);
    expect((cells?.billsOpen ?? 0) + (cells?.billsDone ?? 0)).toBe(744);
    await store.remove(memberId, bill.id, 4);
  });

  test('questions at the same time are all answered, each from what is there', async () => {
    const { memberId, store, aProcess } = await aLedger(await open());
    const ask = aProcess();
    const answers = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        await store.add(memberId, aBill({ title: `同时 ${index}` }), 1);
        return (await ask('同时', String(index))).bills;
      }),
    );
    expect(answers).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
