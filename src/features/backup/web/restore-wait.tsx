import { useEffect } from 'react';
import { DeskNotice } from '#/features/desk/shared/desk-notice.tsx';

const LOOK_MS = 2000;

/** While the site is away: looks for it, and goes to the list of backups when it is back. */
export function RestoreWait() {
  useEffect(() => {
    const timer = setInterval(async () => {
      const answer = await fetch('/api/v1/backup', { cache: 'no-store' }).catch(() => undefined);
      const body = answer && answer.status < 500 ? await answer.json().catch(() => undefined) : undefined;
      // Logged out by the restore, or told that it is over.
      if (answer?.status === 401 || body?.Data?.Restore?.IsAsked === false) location.assign('/market/admin/backup');
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <DeskNotice>
      正在恢复，网站暂时停着，访客看到的是“马上回来”。完成后这里会自动跳转；如果要求登录，请用备份里的账号和密码。
    </DeskNotice>
  );
}
