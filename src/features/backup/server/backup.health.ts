import type { HealthPart } from '#/platform/feature.ts';
import type { BackupShelf } from './backup-shelf.ts';

/** For the alarm; the page about backups shows the rest. */
export function backupPart(folder: Pick<BackupShelf, 'readProgress'>): HealthPart {
  return {
    key: 'backup',
    name: '备份',
    path: '/market/admin/backup',
    isHidden: true,
    async read() {
      const progress = await folder.readProgress();
      const hasFailed = progress?.state === 'failed';
      return {
        state: hasFailed ? 'bad' : 'ok',
        word: hasFailed ? '没做成' : '正常',
        value: '',
        line: hasFailed ? progress.message : '',
      };
    },
  };
}
