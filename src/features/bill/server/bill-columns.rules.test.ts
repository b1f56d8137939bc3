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

const anyRows = fc.array(anyRow, { maxLength: 40 });

test('what is found is what the definition says, whatever was put and changed before', () => {
  fc.assert(
    fc.property(anyRows, fc.array(anyQuestion, { maxLength: 8 }), (rows, questions) => {
      let columns = createBillColumns();
      const state = new Map<number, ColumnRow>();
      const put = (row: ColumnRow) => {
        state.set(row.id, row);
        if (columns.put([row])) return;
        columns = createBillColumns();
        expect(columns.put([...state.values()].sort((one, other) => one.id - other.id))).toBe(true);
      };
      // New ones come in the order of their ids; after that any of them may change.
      for (let id = 1; id <= 12 && rows.length > 0; id++) put({ ...(rows[id] ?? rows[0]), id } as ColumnRow);
      rows.forEach((row, index) => {
        put(row);
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
        const page = columns.page({ ...filter, words: [] }, { column, direction }, { limit: 3, offset });
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
    { numRuns: 500 },
  );
});

test('words that many bills have are found after bills came, changed their text and went, each asked for twice', () => {
  const columns = createBillColumns();
  const bill = (id: number, text: string): ColumnRow => ({
    ...{ id, created_at: id, remind_at: 0, day: 20260101, is_done: 0, is_deleted: 0, expense: 1, income: 0 },
    ...{ predict_income: 0, profit: -1, category: '其他', account: '现金', words: `${text}\n其他\n现金\n` },
  });
  const texts = new Map(Array.from({ length: 400 }, (_, index) => [index + 1, `淘宝订单2024-${index % 7}-20245`]));
  columns.put([...texts].map(([id, text]) => bill(id, text)));
  const words = [
    '淘',
    '2',
    '淘宝',
    '24',
    '订单2',
    '2024-3',
    '-20',
    '20245',
    '5淘宝',
    '宝订',
    '订单2024-稀',
    ...longWords(),
  ];
  const check = () => {
    for (const word of [...words, ...words]) {
      const { cells } = columns.find(
        { words: [word] },
        { column: 'created_at', direction: 'asc' },
        { limit: 1, offset: 0 },
      );
      expect([word, cells.billsOpen]).toEqual([word, [...texts.values()].filter((text) => text.includes(word)).length]);
    }
  };
  const put = (id: number, text: string) => {
    texts.set(id, text);
    columns.put([bill(id, text)]);
  };
  check();
  for (let id = 3; id < 400; id += 11) put(id, '空');
  check();
  for (let id = 3; id < 400; id += 22) put(id, '京东 20245 淘宝订单');
  for (let id = 401; id < 480; id++) put(id, '淘宝订单2024-3');
  check();
  put(5, '');
  // One pair of the word stands once, the others nearly everywhere.
  put(7, '淘宝订单2024-稀有');
  check();
  put(7, '淘宝订单2024-常有');
  check();
});

/** More than keep their places. */
function longWords(): string[] {
  return Array.from({ length: 40 }, (_, index) => `订单2024-${index % 7}-20245`.slice(index % 5, 4 + (index % 9)));
}

test('many bills are found and paged in the order of any column, before and after some move', () => {
  const columns = createBillColumns();
  const aRow = (index: number, expense = (index * 7919) % 1009): ColumnRow => {
    const words = `第${index}笔\n餐饮\n微信\n${index % 3 === 0 ? '备注' : ''}`;
    return {
      ...{ id: index + 1, created_at: expense, remind_at: 0, day: 20260101, is_done: index % 2, is_deleted: 0 },
      ...{ expense, income: 0, predict_income: 0, profit: -expense, category: '餐饮', account: '微信', words },
    };
  };
  const rows = Array.from({ length: 3000 }, (_, index) => aRow(index));
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
  const put = (indexes: readonly number[], expense?: number) => {
    for (const index of indexes) rows[index] = aRow(index, expense);
    columns.put(indexes.map((index) => rows[index] as ColumnRow));
  };
  const checkAll = () => {
    check(['备注']);
    check(['笔', '餐']);
  };
  checkAll();
  put([5, 17, 1500, 2999], 5000);
  checkAll();
  put([3000]);
  put([0], 500);
  put([3001], 500);
  checkAll();
  const many = Array.from({ length: 40 }, (_, index) => index * 70);
  put(many, 700);
  put([70], 3);
  put([3002]);
  checkAll();
  put([...rows.keys()], 12);
  checkAll();
});
