import { eventKind } from '#/platform/event/event-kind.ts';

export const backupFailed = eventKind({
  name: 'backup.failed',
  title: '备份没做成',
  audience: 'operators',
  facts: { reason: { name: '原因', example: '磁盘满了，备份没有完成' } },
});
