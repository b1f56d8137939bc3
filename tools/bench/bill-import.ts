// A file of 50,000 rows: how long it takes to read and to write, the longest time the process gave nobody else a turn,
// and how long a list of the ledger took meanwhile: `node tools/bench/bill-import.ts`, on SQLite; with DATABASE_URL set,
// on that server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { createBillService } from '#/features/bill/server/bill.service.ts';
import { createBillStore } from '#/features/bill/server/bill.store.ts';
import { createBillImportService } from '#/features/bill/server/bill-import.service.ts';
import { createBillImportWriteStore } from '#/features/bill/server/bill-import-write.store.ts';
import { createBillListStore } from '#/features/bill/server/bill-list.store.ts';
import { createBillSumStore } from '#/features/bill/server/bill-sum.store.ts';
import { createCategoryRuleStore } from '#/features/bill/server/category-rule.store.ts';
import { createImportTableStore } from '#/features/bill/server/import-table.store.ts';
import { migrate } from '#/platform/db/migrate.ts';
import { openDatabase } from '#/platform/db/open-database.ts';
import { createEvents } from '#/platform/event/events.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { createReadingRoom } from '#/platform/reader/reading-room.ts';

const ROWS = 50_000;

const folder = mkdtempSync(join(tmpdir(), 'souluo-bench-'));
const database = openDatabase({ DATA_DIR: folder, DATABASE_URL: process.env['DATABASE_URL'] }, () => {});
const { db } = database;
const readers = createReadingRoom({ report: console.error });
const name = `bench ${Date.now()}`;

try {
  await migrate(database);
  const { rows } = await sql<{ id: number }>`
    insert into member (username, username_key, password_hash, is_operator, must_change_password, created_at)
    values (${name}, ${name}, '', 0, 0, 0) returning id`.execute(db);
  const memberId = rows[0]?.id ?? 0;
  const jobs = createJobQueue({ database, now: Date.now, random: Math.random });
  const service = createBillImportService({
    db,
    jobs,
    writing: createBillImportWriteStore(db),
    rules: createCategoryRuleStore(db),
    tables: createImportTableStore(db),
    sums: createBillSumStore(db),
    readers,
    events: createEvents({ jobs, now: Date.now }),
    now: Date.now,
  });
  const ledger = createBillService({
    bills: createBillStore(db),
    lists: createBillListStore(database),
    sums: createBillSumStore(db),
    now: Date.now,
  });
  const list = () => ledger.list(memberId, {}, undefined, { limit: 20, offset: 0 });
  const text = file();
  const bytes = gzipSync(text);
  console.log(`${database.engine}: ${ROWS} rows, ${mega(text.length)} MB, ${mega(bytes.length)} MB packed`);
  const batch = await timed('read', list, () => service.read(memberId, { name: 'bench.csv', type: '', bytes }));
  await service.commit(memberId, batch.id);
  await timed('write', list, () => service.work(batch.id, () => {}));
  await service.undo(memberId, batch.id);
  await timed('undo', list, () => service.work(batch.id, () => {}));
} finally {
  if (database.engine === 'postgres') await sql`delete from member where username = ${name}`.execute(db);
  await db.destroy();
  await readers.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** In the form 微信支付 writes, over three years. */
function file(): Buffer {
  const head =
    '微信支付账单明细,,,,\r\n交易时间,交易类型,交易对方,商品,收/支,金额(元),支付方式,当前状态,交易单号,商户单号,备注\r\n';
  const lines = Array.from({ length: ROWS }, (_, index) => {
    const time = new Date(Date.UTC(2023, 10, 1) + index * 1_890_000).toISOString().slice(0, 19).replace('T', ' ');
    const amount = `¥${(index % 900) + 1}.${String(index % 100).padStart(2, '0')}`;
    return `${time},商户消费,第${index % 700}家小店,商品${index},支出,${amount},零钱,支付成功,42000${index}\t,M${index}\t,/`;
  });
  return Buffer.from(head + lines.join('\r\n'));
}

async function timed<Result>(what: string, ask: () => Promise<unknown>, work: () => Promise<Result>): Promise<Result> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const start = performance.now();
  let isOver = false;
  const answers: number[] = [];
  const asking = (async () => {
    for (; !isOver; await pause(20)) {
      const asked = performance.now();
      await ask();
      answers.push(performance.now() - asked);
    }
  })();
  const result = await work();
  const seconds = (performance.now() - start) / 1000;
  isOver = true;
  await asking;
  delay.disable();
  answers.sort((one, other) => one - other);
  const [middle, slowest] = [answers[Math.floor(answers.length / 2)], answers.at(-1)].map((ms) => (ms ?? 0).toFixed(0));
  const [longest, usual] = [delay.max, delay.percentile(99)].map((time) => (time / 1e6).toFixed(0));
  console.log(`${what}: ${seconds.toFixed(1)} s, nobody else's turn for at most ${longest} ms (99 %: ${usual} ms)`);
  console.log(`  ${answers.length} lists meanwhile: half within ${middle} ms, the slowest ${slowest} ms`);
  return result;
}

function mega(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
