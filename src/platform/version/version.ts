import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Installed {
  version: string;
  /** When the program was written that a start would run; undefined when it is gone. */
  builtAt: number | undefined;
}

/** What a start would run now, which after an upgrade or a build is not what runs. */
export function installedIn(app: string, program: string): Installed {
  // Beside the folder of each version, when the site was unpacked from an archive (tools/release.mjs).
  const launched = join(app, '..', 'souluo.version');
  const version = existsSync(launched)
    ? readFileSync(launched, 'utf8').trim()
    : // Its shape is ours: npm refuses a package without a version.
      (JSON.parse(readFileSync(join(app, 'package.json'), 'utf8')) as { version: string }).version;
  return { version, builtAt: statSync(program, { throwIfNoEntry: false })?.mtimeMs };
}

export const installed = (): Installed =>
  installedIn(fileURLToPath(new URL('../../..', import.meta.url)), process.argv[1] ?? '');

/** Read when the process started. */
export const running = installed();
export const runningVersion = running.version;
