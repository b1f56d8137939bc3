import { bindApi } from '#/platform/http/bind-api.ts';
import type { RawRoute } from '#/platform/http/raw-route.ts';
import { backupApi } from '../backup.contract.ts';
import { presentBackup, presentComparison, presentProgress, presentRestore } from './backup.present.ts';
import type { BackupService } from './backup.service.ts';
import type { RestoreService } from './restore.service.ts';

interface Others {
  nightlyTime: string | null;
  restores: RestoreService;
}

export function bindBackupApi(backups: BackupService, { nightlyTime, restores }: Others) {
  return bindApi(backupApi, {
    'GET /api/v1/backup': async () => {
      const { backups: list, progress, space, keep } = await backups.overview();
      return {
        Backups: list.map(presentBackup),
        Progress: progress ? presentProgress(progress) : null,
        ...{ FreeBytes: space.freeBytes, NeededBytes: space.neededBytes, IsSpaceShort: space.isShort },
        ...{ NightlyTime: nightlyTime, Keep: keep },
        Restore: presentRestore(await restores.state()),
      };
    },
    'POST /api/v1/backup': async ({ body }) => presentProgress(await backups.begin({ withKey: body.WithKey })),
    'POST /api/v1/backup/:Name/check': async ({ params }) => presentProgress(await backups.beginCheck(params.Name)),
    'POST /api/v1/backup/upload': async ({ body: { Upload, Offset, Total, file } }) => {
      const { received, name } = await backups.take(Upload, { offset: Offset, total: Total, bytes: file.bytes });
      return { Received: received, Name: name };
    },
    'GET /api/v1/backup/:Name/compare': async ({ params }) => presentComparison(await restores.compare(params.Name)),
    'POST /api/v1/backup/:Name/restore': async ({ params, body }, { caller }) => {
      await restores.begin(params.Name, body.SiteName, caller);
      return true;
    },
    'DELETE /api/v1/backup': async ({ query }) => {
      await backups.remove(query.Name);
      return null;
    },
  });
}

/**
 * Streamed as it lies there. It holds what members have told us, so nobody on the way may keep it; and it may hold the key to
 * every secret, which no token for reading is worth.
 */
export const downloadRoute = (backups: BackupService): RawRoute => ({
  method: 'GET',
  path: '/market/admin/backup/download/:name',
  auth: 'operator',
  loginOnly: true,
  summary: '下载备份',
  handle: async ({ params }) => {
    const name = params['name'] ?? '';
    const { stream, bytes } = await backups.open(name);
    return {
      headers: {
        'content-type': 'application/gzip',
        'content-length': String(bytes),
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      },
      body: stream,
    };
  },
});
