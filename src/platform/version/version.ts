import { existsSync, readFileSync } from 'node:fs';

const packageFile = new URL('../../../package.json', import.meta.url);

/** Beside the folder of each version, when the site was unpacked from an archive (tools/release.mjs). */
const launchedFile = new URL('../../../../souluo.version', import.meta.url);

/** The version in the folder now, which after an upgrade is not the one that runs. */
export function installedVersion(): string {
  if (existsSync(launchedFile)) return readFileSync(launchedFile, 'utf8').trim();
  // Its shape is ours: npm refuses a package without a version.
  return (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;
}

/** Read when the process started. */
export const runningVersion = installedVersion();
