// Runs as a thread beside the one that reads, which may be stuck in a loop: it alone can end the process then.
import { workerData } from 'node:worker_threads';
import { CPU_MS, IS_READING, MEMORY_MB, type Watched } from './watched.ts';

const LOOK_EVERY_MS = 20;
const QUIET_LOOK_EVERY_MS = 500;

// The process that started this thread shares it.
const { shared, parent } = workerData as { shared: Watched; parent: number };

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
