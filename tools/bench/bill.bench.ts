import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { SORTS } from '#/features/bill/bill-names.pure.ts';
import { readMoment } from '#/features/bill/moment.pure.ts';
import { createBillService } from '#/features/bill/server/bill.service.ts';
import { changeLedger, createBillStore, insertBills } from '#/features/bill/server/bill.store.ts';
import type { AskedFilter } from '#/features/bill/server/bill-filter.rules.ts';
import { createBillListStore } from '#/features/bill/server/bill-list.store.ts';
import { createBillSumStore } from '#/features/bill/server/bill-sum.store.ts';
import type { Database } from '#/platform/db/database.ts';
import { migrate } from '#/platform/db/migrate.ts';
import { openDatabase } from '#/platform/db/open-database.ts';

const BILLS = 100_000;
const PAGE = 20;
const DAYS = 3 * 365;
/** Milliseconds: 95 of 100 answers, and the first one after a start. */
const LIMIT = 60;
const FIRST_LIMIT = 400;
const NOW = Date.parse('2026-11-15T12:00:00+08:00');
const CATEGORIES = ['餐饮', '房租', '交通', '学习', '副业', '购物', '医疗', '人情', '工资', '退款', '其他', '出差'];
const ACCOUNTS = ['支付宝', '微信', '招商银行', '信用卡', '现金'];
const TAGS = ['#旅行', '#报销', '#孩子', '', '', '', '', '', '', ''];
/** In every bill. */
const REMARK = '网上商店订单2026年11月15日下单，先付定金后付尾款，七天内可退货，发票另寄';
/** Each shape is asked so often; the costliest of each kind again so often. */
const LOOKS = 3;
const RUNS = 60;
const COSTLIEST = 2;

/** By how many bills have them. A part of a number is worst for a search that goes by first characters. */
const WORDS: Record<string, string> = {
  'no words': '',
  'a word of no bill': '无此一事',
  'a rare word': '房租 4321',
  'a number': '房租 12',
  'one figure of every bill': '1',
  'a tag': '#旅行#',
  'a word of a fifth': '支付宝',
  'a word of every bill': '商',
  'a long word of every bill': '先付定金后付尾款',
  'two words of every bill': '商店 付尾款',
  'three words, one rare': '商店 11月15日 9876',
  'four words of every bill': '商店 订单2026 11月15日 付尾款',
  'four words, common and rare': '订单 退货 微信 出差',
};
const day = (text: string) => readMoment(text);
const FILTERS: Record<string, AskedFilter> = {
  'no filter': {},
  category: { category: '餐饮' },
  account: { account: '微信' },
  'category and account': { category: '餐饮', account: '微信' },
  done: { done: true },
  open: { done: false },
  'one month': { from: day('2026-03-01'), to: day('2026-03-31') },
  'an odd year': { from: day('2025-02-10'), to: day('2026-03-17') },
  'all but a few days': { from: day('2023-11-20'), to: day('2026-11-10') },
  'all at once': { category: '餐饮', account: '微信', done: true, from: day('2024-02-10'), to: day('2026-03-17') },
};

interface Shape {
  words: string;
  name: string;
  read: () => Promise<unknown>;
}

let seed = 7;
const random = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};
const digits = (count: number) => Array.from({ length: count }, () => random(10)).join('');
const pick = (names: readonly string[]) => names[random(names.length)] ?? '';

/**
 * What a list with totals costs when one member has 100,000 bills: each choice of words, filter, order and page a few
 * times, then the costliest of each again and again. On SQLite; with DATABASE_URL set, on that server, whose own
 * processor time is not in the figures. `bill start` measures only the first question after a start. Beside it a read by primary key, which tells how busy the machine is.
 */
export async function benchBill([what]: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'souluo-bench-'));
  const database = openDatabase({ DATA_DIR: folder, DATABASE_URL: process.env['DATABASE_URL'] }, () => {});
  const { db } = database;
  try {
    await migrate(database);
    const memberId = await aMember(database);
    await fill(database, memberId);
    await measure(database, memberId, what === 'start');
  } finally {
    if (database.engine === 'postgres') await sql`delete from member where username like 'bench %'`.execute(db);
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function aMember({ db }: Database): Promise<number> {
  const name = `bench ${Date.now()}`;
  const { rows } = await sql<{ id: number }>`
    insert into member (username, username_key, password_hash, is_operator, must_change_password, created_at)
    values (${name}, ${name}, '', 0, 0, 0) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function fill({ db, engine }: Database, memberId: number): Promise<void> {
  const start = performance.now();
  for (let done = 0; done < BILLS; done += 2000) {
    const bills = Array.from({ length: 2000 }, () => {
      const createdAt = NOW - random(DAYS * 86_400) * 1000;
      return {
        title: `${pick(CATEGORIES)} ${random(5000)}`,
        category: pick(CATEGORIES),
        account: pick(ACCOUNTS),
        remark: `${REMARK}，单号20${digits(14)} ${pick(TAGS)}`,
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
  if (engine === 'postgres') await sql`analyze`.execute(db);
  console.log(`${engine}: ${BILLS} bills written in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function measure(database: Database, memberId: number, isStartOnly: boolean): Promise<void> {
  const { db } = database;
  const sums = createBillSumStore(db);
  const bills = createBillStore(db);
  const lists = createBillListStore(database);
  const { list } = createBillService({ bills, lists, sums, now: () => NOW });
  const { rows } = await sql<{ id: number }>`select id from bill where member_id = ${memberId}`.execute(db);
  const anyId = () => rows[random(rows.length)]?.id ?? 0;
  const [key] = await times(() => sql`select * from bill where id = ${anyId()}`.execute(db), 200);
  console.log(`a read by key: ${key.wall.toFixed(2)} ms`);

  await measureStart(
    () =>
      list(memberId, { words: WORDS['four words of every bill'] ?? '' }, '-Income', { limit: PAGE, offset: BILLS / 2 }),
    () => lists.isReady(memberId),
  );
  if (isStartOnly) return;
  const shapes: Shape[] = [];
  for (const [words, text] of Object.entries(WORDS)) {
    for (const [name, filter] of Object.entries(FILTERS)) {
      const asked = { ...filter, words: text };
      const { total } = await list(memberId, asked, undefined, { limit: 1, offset: 0 });
      for (const offset of new Set([0, Math.floor(total / 2), Math.max(0, total - PAGE)])) {
        for (const sort of SORTS) {
          const read = () => list(memberId, asked, sort, { limit: PAGE, offset });
          shapes.push({ words, name: `${name}, by ${sort}, row ${offset} of ${total}`, read });
        }
      }
    }
  }
  console.log(`${shapes.length} lists; of each kind the costliest, ${RUNS} times:`);
  for (const words of Object.keys(WORDS)) {
    const costs: [number, Shape][] = [];
    for (const shape of shapes.filter((one) => one.words === words)) costs.push([await costOf(shape.read), shape]);
    costs.sort(([one], [other]) => other - one);
    for (const [, { name, read }] of costs.slice(0, COSTLIEST)) await tell(`${words}, ${name}`, read);
  }
  const change = () => bills.change(memberId, anyId(), (bill) => ({ ...bill, expense: random(9999) }), NOW);
  const late = { limit: PAGE, offset: BILLS / 2 };
  await tell(
    'a rare word after a change',
    () => list(memberId, { words: '房租 4321' }, undefined, { limit: PAGE, offset: 0 }),
    change,
  );
  await tell(
    'a word of every bill after a change, by Profit',
    () => list(memberId, { words: '商店' }, 'Profit', late),
    change,
  );
  await tell('another word each time', () =>
    list(memberId, { words: digits(3 + random(3)) }, '-Expense', { limit: PAGE, offset: 0 }),
  );
  await tell('the charts of a year', () => sums.byCategory(memberId, { fromDay: 20251115, toDay: 20261115 }));
}

/** The first words after a start: how long they take, and how long nobody else gets a turn while the ledger is read. */
async function measureStart(work: () => Promise<unknown>, isReady: () => boolean): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 2 });
  delay.enable();
  const start = performance.now();
  const { wall, processor } = await timed(work);
  while (!isReady()) await setTimeout(5);
  delay.disable();
  const longest = (delay.max / 1e6).toFixed(0);
  const whole = (performance.now() - start).toFixed(0);
  const verdict = wall <= FIRST_LIMIT ? '' : ` MORE THAN ${FIRST_LIMIT}`;
  const told = `${wall.toFixed(0)} ms (processor ${processor.toFixed(0)})${verdict}`;
  console.log(`first words after a start: ${told}, in memory after ${whole} ms`);
  console.log(`nobody else's turn for at most ${longest} ms`);
}

async function costOf(read: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let look = 0; look < LOOKS; look++) best = Math.min(best, (await timed(read)).wall);
  return best;
}

async function tell(name: string, read: () => Promise<unknown>, first?: () => Promise<unknown>): Promise<void> {
  const [half, most] = await times(read, RUNS, first);
  const told = ({ wall, processor }: Cost) => `${wall.toFixed(1)} ms (processor ${processor.toFixed(1)})`;
  const verdict =
    most.wall <= LIMIT ? '' : most.processor <= LIMIT ? ' (waited for the machine)' : ` MORE THAN ${LIMIT}`;
  console.log(`${name}: p50 ${told(half)}, p95 ${told(most)}${verdict}`);
}

interface Cost {
  wall: number;
  processor: number;
}

async function timed(read: () => Promise<unknown>): Promise<Cost> {
  const used = process.cpuUsage();
  const start = performance.now();
  await read();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(used);
  return { wall, processor: (user + system) / 1000 };
}

/** What half of them and what 95 of 100 take at most, in milliseconds. Only `read` is measured. */
async function times(
  read: () => Promise<unknown>,
  runs: number,
  first?: () => Promise<unknown>,
): Promise<[Cost, Cost]> {
  const costs: Cost[] = [];
  for (let run = 0; run < runs; run++) {
    await first?.();
    costs.push(await timed(read));
  }
  const at = (part: number) => {
    const [wall, processor] = (['wall', 'processor'] as const).map(
      (kind) => costs.map((cost) => cost[kind]).sort((one, other) => one - other)[Math.floor(runs * part)] ?? 0,
    );
    return { wall: wall ?? 0, processor: processor ?? 0 };
  };
  return [at(0.5), at(0.95)];
}
