// A file of 10,000 market items: how long it takes to read, to write and to undo, and the longest time the process gave
// nobody else a turn meanwhile: `node tools/bench/item-import.ts`, on SQLite; with DATABASE_URL set, on that server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createBatchService } from '#/features/market/server/batch.service.ts';
import { createBatchWriteStore } from '#/features/market/server/batch-write.store.ts';
import { changedItem, newItem } from '#/features/market/server/item-making.ts';
import { createReviewedStore } from '#/features/market/server/reviewed.store.ts';
import { migrate } from '#/platform/db/migrate.ts';
import { openDatabase } from '#/platform/db/open-database.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { createReadingRoom } from '#/platform/reader/reading-room.ts';

const ROWS = 10_000;

const folder = mkdtempSync(join(tmpdir(), 'souluo-bench-'));
const database = openDatabase({ DATA_DIR: folder, DATABASE_URL: process.env['DATABASE_URL'] }, () => {});
const readers = createReadingRoom({ report: console.error });
try {
  await migrate(database);
  const batches = createBatchService({
    db: database.db,
    jobs: createJobQueue({ database, now: Date.now, random: Math.random }),
    writing: createBatchWriteStore(database),
    reviewed: createReviewedStore(database.db),
    making: { add: newItem, change: changedItem },
    readers,
    contentChanged: async () => {},
    now: Date.now,
  });
  const lines = Array.from(
    { length: ROWS },
    (_, index) => `湖滨第${index}家咖啡双人份,${(index % 900) + 1}.9,${(index % 900) + 30},美食,到店团购,杭州,两杯手冲`,
  );
  const bytes = Buffer.from(`标题,价格,原价,分类,平台,城市,详情\n${lines.join('\n')}`);
  console.log(`${database.engine}: ${ROWS} rows`);
  const { id, counts } = await timed('read', () => batches.read(1, { name: 'bench.csv', type: '', bytes }));
  await batches.commit(id);
  await timed('write', () => batches.work(id, () => {}));
  await batches.undo(id);
  await timed('undo', () => batches.work(id, () => {}));
  console.log(counts, (await batches.find(id)).state);
} finally {
  await database.db.destroy();
  await readers.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const start = performance.now();
  delay.enable();
  const result = await work();
  delay.disable();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const [most, longest] = [delay.percentile(99.9), delay.max].map((nanoseconds) => (nanoseconds / 1e6).toFixed(0));
  console.log(`  ${name.padEnd(6)} ${seconds} s, turns of at most ${most} ms (99.9 %), the longest ${longest} ms`);
  return result;
}
