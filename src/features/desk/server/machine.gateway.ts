import { readFileSync } from 'node:fs';
import { mkdir, readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const packageFile = new URL('../../../../package.json', import.meta.url);

/** What only the operating system and the process know. */
export function createMachineGateway(dataDir: string) {
  // Its shape is ours: npm refuses a package without a version.
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  return {
    version,
    async disk(): Promise<{ freeBytes: number; totalBytes: number }> {
      await mkdir(dataDir, { recursive: true });
      const { bavail, blocks, bsize } = await statfs(dataDir);
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    },

    process: () => ({
      version,
      nodeVersion: process.versions.node,
      uptimeSeconds: Math.floor(process.uptime()),
      memoryBytes: process.memoryUsage.rss(),
    }),

    /** Copies made before a migration are no backups: they lack the files, and go by themselves. */
    async hasBackup(): Promise<boolean> {
      const names = await readdir(join(dataDir, 'backup')).catch(() => []);
      return names.some((name) => /^souluo-.*\.tar\.gz$/.test(name));
    },
  };
}

export type MachineGateway = ReturnType<typeof createMachineGateway>;
