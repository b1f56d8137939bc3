import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ColumnRow, createBillColumns } from './bill-columns.rules.ts';

const ORDERS = ['created_at', 'expense', 'profit'] as const;
/** Few characters, so that words stand in many texts, several times and across each other. */
const anyText = fc.string({ unit: fc.constantFrom('商', '户', '1', 'a', ' '), maxLength: 8 });
const anyWord = fc.string({ unit: fc.constantFrom('商', '户', '1', 'a'), minLength: 1, maxLength: 4 });

const anyRow = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    title: anyText,
    remark: anyText,
    category: fc.constantFrom('商店', 'A类'),
    account: fc.constantFrom('1号', '户'),
    day: fc.constantFrom(20260101, 20260102),
    is_done: fc.constantFrom(0, 1),
    is_deleted: fc.constantFrom(0, 0, 0, 1),
    expense: fc.nat(3),
  })
  .map(({ title, remark, ...row }): ColumnRow => {
    const words = [title, row.category, row.account, remark].join('\n').toLowerCase();
    return { ...row, words, created_at: row.day, remind_at: 0, income: 7, predict_income: 5, profit: -row.expense };
  });

const anyQuestion = fc.record({
  words: fc.array(anyWord, { minLength: 1, maxLength: 3 }),
  category: fc.constantFrom(undefined, '商店', '没有'),
  account: fc.constantFrom(undefined, '户'),
  isDone: fc.constantFrom(undefined, true),
  fromDay: fc.constantFrom(undefined, 20260102),
  column: fc.constantFrom(...ORDERS),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
  offset: fc.nat(4),
});

test('what is found is what the definition says, whatever was put and changed before', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 40 }), fc.array(anyQuestion, { maxLength: 8 }), (rows, questions) => {
      const columns = createBillColumns();
      const state = new Map<number, ColumnRow>();
      // New ones come in the order of their ids; after that any of them may change.
      for (let id = 1; id <= 12; id++) {
        const row = { ...(rows[id] ?? rows[0]), id } as ColumnRow;
        if (rows.length > 0) columns.put([row]);
        if (rows.length > 0) state.set(id, row);
      }
      rows.forEach((row, index) => {
        columns.put([row]);
        state.set(row.id, row);
        const asked = questions[index % Math.max(1, questions.length)];
        if (!asked) return;
        const { column, direction, offset, ...filter } = asked;
        const sign = direction === 'asc' ? 1 : -1;
        const chosen = (words: readonly string[]) =>
          [...state.values()]
            .filter(
              (one) =>
                one.is_deleted === 0 &&
                (filter.category ?? one.category) === one.category &&
                (filter.account ?? one.account) === one.account &&
                (filter.isDone === undefined || one.is_done === 1) &&
                one.day >= (filter.fromDay ?? 0) &&
                words.every((word) => one.words.includes(word)),
            )
            .sort((one, other) => sign * (one[column] - other[column] || one.id - other.id));
        const expected = chosen(filter.words);
        const { cells, ids } = columns.find(filter, { column, direction }, { limit: 3, offset });
        const page = columns.page(filter, { column, direction }, { limit: 3, offset });
        expect(page).toEqual(
          chosen([])
            .slice(offset, offset + 3)
            .map(({ id }) => id),
        );
        expect(ids).toEqual(expected.slice(offset, offset + 3).map(({ id }) => id));
        expect(cells.billsDone).toBe(expected.filter(({ is_done }) => is_done === 1).length);
        expect(cells.expenseOpen + cells.expenseDone).toBe(expected.reduce((sum, { expense }) => sum + expense, 0));
        expect(cells.predictOpen).toBe(5 * expected.filter(({ is_done }) => is_done === 0).length);
      });
    }),
    { numRuns: 300 },
  );
});

test('many bills are found and paged in the order of any column, before and after some move', () => {
  const columns = createBillColumns();
  const rows = Array.from({ length: 3000 }, (_, index): ColumnRow => {
    const expense = (index * 7919) % 1009;
    const words = `第${index}笔\n餐饮\n微信\n${index % 3 === 0 ? '备注' : ''}`;
    return {
      ...{ id: index + 1, created_at: expense, remind_at: 0, day: 20260101, is_done: index % 2, is_deleted: 0 },
      ...{ expense, income: 0, predict_income: 0, profit: -expense, category: '餐饮', account: '微信', words },
    };
  });
  columns.put(rows);
  const check = (words: string[]) => {
    for (const [column, direction] of [
      ['expense', 'desc'],
      ['profit', 'desc'],
      ['created_at', 'asc'],
    ] as const) {
      const sign = direction === 'asc' ? 1 : -1;
      const expected = rows
        .filter((row) => words.every((word) => row.words.includes(word)))
        .sort((one, other) => sign * (one[column] - other[column] || one.id - other.id));
      for (const offset of [0, 400, 990, 2980]) {
        const { ids } = columns.find({ words }, { column, direction }, { limit: 20, offset });
        expect(ids).toEqual(expected.slice(offset, offset + 20).map(({ id }) => id));
      }
    }
  };
  check(['备注']);
  check(['笔', '餐']);
  for (const index of [5, 17, 2999, 1500]) rows[index] = { ...(rows[index] as ColumnRow), expense: 5000, profit: 3 };
  columns.put([5, 17, 1500, 2999].map((index) => rows[index] as ColumnRow));
  check(['备注']);
  check(['笔', '餐']);
});
