import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '#/platform/db/open-database.ts';
import { handleJob } from './job-kind.ts';
import { startJobRunner } from './job-runner.ts';
import { aProcess, greet } from './jobs.fixture.ts';

export interface WorkOrder {
  task: 'drain' | 'hang';
  address: Parameters<typeof openDatabase>[0];
  leaseMs: number;
}

/**
 * A process of its own that runs jobs: it says `ready`, begins when told `drain` or `hang`, and writes each run into
 * the table `ran`. After `drain` it must end by itself, for nothing of a stopped runner may keep a process alive.
 */
process.once('message', async (message: WorkOrder) => {
  const database = openDatabase(message.address, console.error);
  const { queue, book } = aProcess(database, Date);
  const runner = startJobRunner({
    queue,
    book,
    handlers: [
      handleJob(greet, async (_, { id }) => {
        await sql`insert into ran (job_id, process_id) values (${id}, ${process.pid})`.execute(database.db);
        if (message.task === 'hang') {
          process.send?.('hanging');
          await new Promise(() => {});
        }
        await pause(10);
      }),
    ],
    schedules: [],
    report: console.error,
    pollMs: 20,
    concurrency: { prompt: 2, long: 0 },
    leaseMs: message.leaseMs,
  });
  for (let isBusy = true; isBusy; ) {
    await pause(50);
    const { queued, running } = await queue.stats();
    isBusy = queued + running > 0;
  }
  await runner.stop();
  await database.db.destroy();
  process.disconnect();
});
process.send?.('ready');
