import { mkdir, readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { runningVersion } from '#/platform/version/version.ts';

/** What only the operating system and the process know. */
export function createMachineGateway(dataDir: string) {
  return {
    async disk(): Promise<{ freeBytes: number; totalBytes: number }> {
      await mkdir(dataDir, { recursive: true });
      const { bavail, blocks, bsize } = await statfs(dataDir);
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    },

    process: () => ({
      version: runningVersion,
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
