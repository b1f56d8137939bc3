import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Beside the program that was started, in the form that one has; tests that open the site otherwise have none. */
const PROGRAM = /([/\\])main\.([jt]s)$/;

/**
 * A first filling leaves 80 MB behind that the C library does not give back: they end with the process they were used in. What that one
 * could not do the caller does, or tells. It ends when the caller does.
 */
export function fillApart(tell: (progress: string) => void): (() => Promise<void>) | undefined {
  const [, main = ''] = process.argv;
  if (!PROGRAM.test(main)) return undefined;
  return async () => {
    const child = fork(main.replace(PROGRAM, '$1fill.$2'), { execArgv: [] });
    child.on('message', (progress) => tell(String(progress)));
    await once(child, 'exit').catch(() => {});
  };
}
