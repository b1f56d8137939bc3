import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';

const CONNECTIONS = 8;

export interface Load {
  perSecond: number;
  /** Per answer; not a number where the system does not tell. */
  processorMs: number;
}

export const median = (values: number[]) =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** What all threads of a process have used so far, in milliseconds. */
export function processorTime(pid: number | undefined): number {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(threads)) return Number.NaN;
  const files = readdirSync(threads).map((thread) => join(threads, thread, 'schedstat'));
  const nanoseconds = files.filter(existsSync).map((file) => Number(readFileSync(file, 'utf8').split(' ')[0]));
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
}

/** Asks over some connections that each wait for their answer. */
export async function load(
  next: () => string,
  seconds: number,
  pid?: number,
  headers: Record<string, string> = {},
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begin = performance.now();
  const used = processorTime(pid);
  let done = 0;
  const ask = (url: string) =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
        answer.resume().on('end', resolve);
      }).on('error', reject);
    });
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - begin < seconds * 1000) {
        await ask(next());
        done += 1;
      }
    }),
  );
  agent.destroy();
  return {
    perSecond: (done / (performance.now() - begin)) * 1000,
    processorMs: (processorTime(pid) - used) / done,
  };
}
