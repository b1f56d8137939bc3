import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFinal, sendable, settled, type Waiting, withWaiting } from './outbox.pure.ts';

const fields = { Title: '午饭', CreatedTime: '', Category: '', Account: '', Expense: '1', Income: '', Remark: '' };
const waiting = (key: string, owner = 1): Waiting => ({ key, owner, fields });

test('what arrived is gone, what is wrong says why, a lost line changes nothing', () => {
  const all = [waiting('a'), waiting('b'), waiting('c')];
  expect(settled(all, 'a', { ok: true })).toEqual([all[1], all[2]]);
  expect(settled(all, 'b', { ok: false, status: 400, message: '请填写事项' })[1]?.refused).toBe('请填写事项');
  for (const status of [0, 401, 403, 404, 429, 500, 503])
    expect(settled(all, 'b', { ok: false, status, message: '' })).toEqual(all);
  expect(isFinal(409)).toBe(true);
});

test('nobody sends what another noted on the same device, nor what was refused', () => {
  const refused = { ...waiting('c'), refused: '不行' };
  expect(sendable([waiting('a'), waiting('b', 2), refused], [], 1).map(({ key }) => key)).toEqual(['a']);
});

test('what the browser did not keep, or another tab wrote over, is sent all the same, and what was refused is not', () => {
  const refused = { ...waiting('c'), refused: '不行' };
  const noted = [waiting('a'), waiting('b'), waiting('c'), waiting('d', 2)];
  expect(sendable([waiting('a'), refused], noted, 1).map(({ key }) => key)).toEqual(['a', 'b']);
});

test('sent in any order, with any losses, each bill is noted once in the end', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[a-z]{3}$/), { minLength: 1, maxLength: 8 }),
      fc.array(fc.tuple(fc.nat(), fc.constantFrom('arrives', 'lost', 'arrives, answer lost')), { maxLength: 30 }),
      (keys, tries) => {
        const ledger: string[] = [];
        const note = (key: string) => ledger.includes(key) || ledger.push(key);
        let box = keys.map((key) => waiting(key));
        for (const [at, line] of tries) {
          const next = box[at % Math.max(1, box.length)];
          if (!next) break;
          if (line !== 'lost') note(next.key);
          box = settled(box, next.key, line === 'arrives' ? { ok: true } : { ok: false, status: 0, message: '' });
        }
        // The line is back.
        for (const { key } of box) {
          note(key);
          box = settled(box, key, { ok: true });
        }
        expect(box).toEqual([]);
        expect(ledger.toSorted()).toEqual(keys.toSorted());
      },
    ),
  );
});

test('what waits counts for its month, what was refused does not', () => {
  const noted = (Expense: string, Income: string, CreatedTime: string): Waiting => ({
    ...waiting('a'),
    fields: { ...fields, Expense, Income, CreatedTime },
  });
  const totals = { Expense: 0.1, Income: 5, Profit: 4.9, PredictIncome: 7 };
  const all = [
    noted('0.2', '', '2026-11-15T12:30:00'),
    noted('', '100', '2026-11-01'),
    noted('9', '', '2026-10-31'),
    { ...noted('8', '', '2026-11-02'), refused: '不行' },
  ];
  expect(withWaiting(totals, all, '2026-11')).toEqual({ Expense: 0.3, Income: 105, Profit: 104.7, PredictIncome: 7 });
});
