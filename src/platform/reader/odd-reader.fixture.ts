import { writeFileSync } from 'node:fs';
import { AppError } from '#/platform/http/app-error.ts';

const held: Buffer[] = [];

/** A reader that does what a hostile document could make one do. */
export default function odd(order: { does: string; value?: unknown }): unknown {
  const deeds: Record<string, () => unknown> = {
    echo: () => order.value,
    pid: () => process.pid,
    hold: () => {
      held.push(Buffer.alloc(150 * 1024 * 1024, 1));
      return process.pid;
    },
    environment: () => Object.keys(process.env),
    loop: () => {
      for (;;);
    },
    regExp: () => /^(a+)+$/.test(`${'a'.repeat(50)}b`),
    wait: () => new Promise((resolve) => setTimeout(() => resolve('waited'), Number(order.value))),
    never: () => new Promise(() => setInterval(() => {}, 1000)),
    objects: () => {
      const kept: object[] = [];
      for (;;) kept.push({ at: kept.length });
    },
    buffers: () => {
      const kept: Buffer[] = [];
      for (;;) kept.push(Buffer.alloc(1024 * 1024, 1));
    },
    deep: () => deeper(0),
    refuse: () => {
      throw new AppError('odd.refused', 400, '不收', { headers: { 'x-a': 'b' } });
    },
    fail: () => {
      throw new TypeError('a bug');
    },
    exit: () => process.exit(3),
    write: () => writeFileSync(String(order.value), 'x'),
    numbers: () => numbers(Number(order.value)),
  };
  return deeds[order.does]?.();
}

function deeper(depth: number): number {
  return deeper(depth + 1) + 1;
}

function* numbers(count: number): Generator<number> {
  for (let index = 0; index < count; index++) yield index;
}
