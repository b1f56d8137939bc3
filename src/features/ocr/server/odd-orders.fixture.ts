import { createChildEngine } from './child-engine.gateway.ts';

export const ORDERS = { answer: 0, never: 1, crash: 2, reachOut: 3, unreadable: 4, fault: 5 } as const;

export const ordered = (name: keyof typeof ORDERS) => Uint8Array.of(ORDERS[name]);

interface Options {
  limitMs?: number;
  quietMs?: number;
  execArgv?: string[];
}

/** The real engine with an odd reader. */
export function anOddEngine({ limitMs = 20_000, quietMs = 60_000, execArgv = [] }: Options = {}) {
  const reports: string[] = [];
  const script = new URL('./odd-child.fixture.ts', import.meta.url);
  const report = (error: unknown) => reports.push(String(error));
  return { engine: createChildEngine({ limitMs, quietMs, report, script, execArgv }), reports };
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
