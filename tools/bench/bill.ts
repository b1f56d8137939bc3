// What a list with totals costs when one member has 100,000 bills: `node tools/bench/bill.ts`, on SQLite; with DATABASE_URL
// set, on that server. Beside it a read by primary key in the same run, which tells how busy the machine is.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Sort } from '#/features/bill/bill-names.pure.ts';
import { readMoment } from '#/features/bill/moment.pure.ts';
import { createBillService } from '#/features/bill/server/bill.service.ts';
import { changeLedger, createBillStore, insertBills } from '#/features/bill/server/bill.store.ts';
import type { AskedFilter } from '#/features/bill/server/bill-filter.rules.ts';
import { createBillListStore } from '#/features/bill/server/bill-list.store.ts';
import { createBillSumStore } from '#/features/bill/server/bill-sum.store.ts';
import { migrate } from '#/platform/db/migrate.ts';
import { openDatabase } from '#/platform/db/open-database.ts';

const BILLS = 100_000;
const DAYS = 3 * 365;
/** Milliseconds: 95 of 100 answers, and the first one after a start. */
const LIMIT = 60;
const FIRST_LIMIT = 400;
const NOW = Date.parse('2026-11-15T12:00:00+08:00');
const CATEGORIES = ['餐饮', '房租', '交通', '学习', '副业', '购物', '医疗', '人情', '工资', '退款', '其他', '出差'];
/** In every bill, and long enough for a new part of it each time. */
const REMARK = '网上商店订单2026年11月15日下单，先付定金后付尾款，七天内可退货，发票另寄';
const ACCOUNTS = ['支付宝', '微信', '招商银行', '信用卡', '现金'];

const folder = mkdtempSync(join(tmpdir(), 'souluo-bench-'));
const address = { DATA_DIR: folder, DATABASE_URL: process.env['DATABASE_URL'] };
const database = openDatabase(address, () => {});
const { db } = database;

let seed = 7;
const random = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};
const digits = (count: number) => Array.from({ length: count }, () => random(10)).join('');
const pick = (names: readonly string[]) => names[random(names.length)] ?? '';

try {
  await migrate(database);
  const memberId = await aMember();
  await fill(memberId);
  await measure(memberId);
} finally {
  if (database.engine === 'postgres') await sql`delete from member where username like 'bench %'`.execute(db);
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
}

async function aMember(): Promise<number> {
  const name = `bench ${Date.now()}`;
  const { rows } = await sql<{ id: number }>`
    insert into member (username, username_key, password_hash, is_operator, must_change_password, created_at)
    values (${name}, ${name}, '', 0, 0, 0) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function fill(memberId: number): Promise<void> {
  const start = performance.now();
  for (let done = 0; done < BILLS; done += 2000) {
    const bills = Array.from({ length: 2000 }, () => {
      const createdAt = NOW - random(DAYS * 86_400) * 1000;
      return {
        title: `${pick(CATEGORIES)} ${random(5000)}`,
        category: pick(CATEGORIES),
        account: pick(ACCOUNTS),
        remark: `${REMARK}，单号20${digits(14)}`,
        createdAt,
        remindAt: createdAt + 15 * 86_400_000,
        isDone: random(10) > 0,
        expense: random(100_000),
        income: random(5) === 0 ? random(500_000) : 0,
        predictIncome: random(3) === 0 ? random(100_000) : 0,
        predictOriginal: null,
      };
    });
    await changeLedger(db, memberId, (transaction, version) =>
      insertBills(
        transaction,
        memberId,
        bills.map((bill) => ({ bill })),
        { now: NOW, version },
      ),
    );
  }
  if (database.engine === 'postgres') await sql`analyze`.execute(db);
  console.log(`${database.engine}: ${BILLS} bills written in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function measure(memberId: number): Promise<void> {
  const sums = createBillSumStore(db);
  const bills = createBillStore(db);
  const lists = createBillListStore(database);
  const service = createBillService({ bills, lists, sums, now: () => NOW });
  const day = (text: string) => readMoment(text);
  const { rows } = await sql<{ id: number }>`select id from bill where member_id = ${memberId}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const readByKey = () => sql`select * from bill where id = ${ids[random(ids.length)]}`.execute(db);
  const list =
    (asked: AskedFilter, page = 1, sort?: Sort) =>
    () =>
      service.list(memberId, asked, sort, { limit: 20, offset: (page - 1) * 20 });
  const change = () =>
    bills.change(memberId, ids[random(ids.length)] ?? 0, (bill) => ({ ...bill, expense: random(9999) }), NOW);
  let turn = 0;
  const partOfRemark = () => {
    turn += 1;
    const start = turn % (REMARK.length - 6);
    return REMARK.slice(start, start + 3 + (Math.floor(turn / 30) % 4));
  };
  const cases: Record<string, Case> = {
    'first page': list({}),
    'last page': list({}, BILLS / 20),
    'middle page': list({}, BILLS / 40),
    'one category': list({ category: '餐饮' }),
    'one category, late page': list({ category: '餐饮' }, 300),
    'category, account and open': list({ category: '餐饮', account: '微信', done: false }),
    'open, late page': list({ done: false }, 400),
    'one month': list({ from: day('2026-03-01'), to: day('2026-03-31') }),
    'odd span of a year': list({ from: day('2025-02-10'), to: day('2026-03-17'), account: '支付宝' }, 50),
    'by expense': list({}, 1, '-Expense'),
    'by profit, one category': list({ category: '餐饮' }, 1, 'Profit'),
    'charts of a year': () => sums.byCategory(memberId, { fromDay: 20251115, toDay: 20261115 }),
    'names for the filters': () => sums.names(memberId, 'category'),
    'by expense, middle page': list({}, BILLS / 40, '-Expense'),
    'by expense, last page': list({}, BILLS / 20, '-Expense'),
    'by income, one category, late page': list({ category: '餐饮' }, 300, '-Income'),
    'by profit, a year, open': list({ from: day('2025-11-01'), to: day('2026-10-31'), done: false }, 5, 'Profit'),
    'by reminder, one account, middle page': list({ account: '微信' }, 500, 'RemindTime'),
    'a word, another each time': () => list({ words: `房租 ${random(5000)}` })(),
    'a word of no bill': list({ words: '无此一事' }),
    'a word of a few thousand bills': list({ words: '12' }),
    'a word of a few thousand, by expense, late page': list({ words: '12' }, 100, '-Expense'),
    'a word in a month of a category': list({
      words: '1',
      category: '餐饮',
      from: day('2026-03-01'),
      to: day('2026-03-31'),
    }),
    'a word of every fifth bill': list({ words: '支付宝' }),
    'a word of two bills in five, by expense, late page': list({ words: '信' }, 300, '-Expense'),
    'a word of every bill': list({ words: '商' }),
    'a word of every bill, by profit, middle page': list({ words: '商店' }, BILLS / 40, 'Profit'),
    'a long word of every bill, by expense, middle page': list({ words: '先付定金后付尾款' }, BILLS / 40, '-Expense'),
    'a long word of every bill, another each time': () => list({ words: partOfRemark() })(),
    'a part of a number, another each time': () => list({ words: digits(3 + random(3)) })(),
    'a word of a tenth of the bills, another each time': () => list({ words: `单号20${digits(1)}` })(),
    'four words of every bill': list({ words: '商店 订单2026 11月15日 付尾款' }, BILLS / 40, '-Income'),
    'a word of every bill in a year of a category, done': list(
      { words: '订单', category: '餐饮', done: true, from: day('2025-11-01'), to: day('2026-10-31') },
      50,
      '-Profit',
    ),
    'a word after a change': { first: change, read: () => list({ words: `房租 ${random(5000)}` })() },
    'a word of every bill after a change, by profit, middle page': {
      first: change,
      read: list({ words: '商店' }, BILLS / 40, 'Profit'),
    },
    'by expense, one category, after a change': { first: change, read: list({ category: '餐饮' }, 100, 'Expense') },
    'a change (no limit set)': change,
  };
  await measureStart(list({ words: '商' }), () => lists.isReady(memberId));
  for (const [name, work] of Object.entries(cases)) {
    const [key] = await times(readByKey, 200);
    const [half, most] = await times(work, 60);
    const verdict = most <= LIMIT ? '' : ` MORE THAN ${LIMIT}`;
    console.log(
      `${name}: p50 ${half.toFixed(1)} ms, p95 ${most.toFixed(1)} ms (by key ${key.toFixed(2)} ms)${verdict}`,
    );
  }
}

/** The first words after a start: how long they take, and how long nobody else gets a turn while the ledger is read. */
async function measureStart(work: () => Promise<unknown>, isReady: () => boolean): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 2 });
  delay.enable();
  const start = performance.now();
  await work();
  const took = performance.now() - start;
  while (!isReady()) await setTimeout(5);
  delay.disable();
  const longest = (delay.max / 1e6).toFixed(0);
  const whole = (performance.now() - start).toFixed(0);
  const verdict = took <= FIRST_LIMIT ? '' : ` MORE THAN ${FIRST_LIMIT}`;
  console.log(`first words after a start: ${took.toFixed(0)} ms${verdict}, in memory after ${whole} ms`);
  console.log(`nobody else's turn for at most ${longest} ms`);
}

/** Only `read` is measured. */
type Case = (() => Promise<unknown>) | { first: () => Promise<unknown>; read: () => Promise<unknown> };

/** What half of them and what 95 of 100 take at most, in milliseconds. */
async function times(work: Case, runs: number): Promise<[number, number]> {
  const { first, read } = typeof work === 'function' ? { first: undefined, read: work } : work;
  const took: number[] = [];
  for (let run = -10; run < runs; run++) {
    await first?.();
    const start = performance.now();
    await read();
    if (run >= 0) took.push(performance.now() - start);
  }
  took.sort((one, other) => one - other);
  return [took[Math.floor(runs / 2)] ?? 0, took[Math.floor(runs * 0.95)] ?? 0];
}
