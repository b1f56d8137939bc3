// Runs as a thread beside the one that reads, which may be stuck in a loop: it alone can end the process then.
// In plain JavaScript: taking the types out would cost this thread more time than all the rest of its start.
import { workerData } from 'node:worker_threads';

const LOOK_EVERY_MS = 20;
const QUIET_LOOK_EVERY_MS = 500;

/** @type {{ shared: import('./watched.ts').Watched, parent: number, places: import('./watched.ts').Places }} */
const { shared, parent, places } = workerData;
const { IS_READING, CPU_MS, MEMORY_MB } = places;

for (;;) {
  const isReading = Atomics.load(shared, IS_READING) === 1;
  // Whose parent was killed belongs to nobody: nobody would ever end it.
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  if (isReading) {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1000 > Atomics.load(shared, CPU_MS)) process.kill(process.pid, 'SIGKILL');
    const rssMb = process.memoryUsage.rss() / 1024 / 1024;
    if (rssMb > Atomics.load(shared, MEMORY_MB)) process.kill(process.pid, 'SIGKILL');
  }
  Atomics.wait(shared, IS_READING, isReading ? 1 : 0, isReading ? LOOK_EVERY_MS : QUIET_LOOK_EVERY_MS);
}
