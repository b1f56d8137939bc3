import { Archive } from 'lucide-react';
import { Form, Link } from 'react-router';
import { answerDeskForm, doneIn } from '#/features/desk/shared/desk-form.ts';
import { DeskNotice } from '#/features/desk/shared/desk-notice.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { StatStrip } from '#/ui/stat-strip/stat-strip.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { shortTime } from '#/web/short-time.ts';
import { sizeText } from '../backup-size.pure.ts';
import type { Route } from './+types/backup-admin.page.ts';
import { handleBackupForm } from './backup-action.ts';
import { BackupList } from './backup-list.tsx';
import { BackupProgress, isGoingOn, usePolling } from './backup-progress.tsx';
import { BackupUpload } from './backup-upload.tsx';
import './backup-admin.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '备份',
    description: '备份整个网站，下载、核对与删除备份。',
    path: '/market/admin/backup',
    noindex: true,
  });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  return { state: await api(context)('GET /api/v1/backup', {}), done: doneIn(searchParams) };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleBackupForm);

export default function BackupAdminPage({ loaderData: { state, done }, actionData }: Route.ComponentProps) {
  const isBusy = isGoingOn(state.Progress);
  usePolling(isBusy);
  const [newest] = state.Backups;
  return (
    <>
      <PageHead
        title="备份"
        note="数据库和上传的文件写成一个文件，写完从头核对一遍；网站照常运行。"
        actions={
          <Form method="post" preventScrollReset className="backup-admin-make">
            <BackupUpload />
            <Checkbox name="WithKey">连同密钥</Checkbox>
            <Button type="submit" name="intent" value="make" icon={<Archive />} loading={isBusy}>
              {isBusy ? '正在进行' : '立即备份'}
            </Button>
          </Form>
        }
      />
      {actionData?.message && <DeskNotice tone="failed">{actionData.message}</DeskNotice>}
      {done && !actionData && !isBusy ? <DeskNotice>{done}。</DeskNotice> : <BackupProgress state={state.Progress} />}
      {state.Restore.Outcome && !done && !isBusy && (
        <DeskNotice {...(!state.Restore.Outcome.IsDone && { tone: 'failed' as const })}>
          {shortTime(state.Restore.Outcome.Time)} {state.Restore.Outcome.Message}。
        </DeskNotice>
      )}
      {state.IsSpaceShort && (
        <DeskNotice tone="failed">
          磁盘只剩 {sizeText(state.FreeBytes)}，快要放不下新的备份了。请下载并删除旧的，或者换大一点的磁盘。
        </DeskNotice>
      )}
      <StatStrip
        stats={[
          { label: '最近一份', value: newest ? newest.CreatedTime.slice(5, 16).replace('T', ' ') : '还没有' },
          { label: '备份', value: String(state.Backups.length), after: ' 份' },
          { label: '每夜备份', value: state.NightlyTime ?? '关闭', note: `保留最近 ${state.Keep} 份` },
          { label: '磁盘剩余', value: sizeText(state.FreeBytes) },
        ]}
      />
      <BackupList backups={state.Backups} isBusy={isBusy} />
      <section className="backup-admin-advice" aria-label="说明">
        <p>
          <b>备份里有会员的个人信息</b>
          用户名、邮箱、账本和密码的散列值都在里面。请只放在可信的地方，不要发给别人；也不要只留在这台机器上。
        </p>
        <p>
          <b>密钥另外保管</b>
          机器人、采集源等的密钥在数据库和备份里都是加密的，解开它们的 <code>secret.key</code>
          （在数据目录里，或者是环境变量 <code>SECRET_KEY</code>
          ）平常不放进备份。请把它另存一份，不要和备份放在一起；没有它，恢复之后这些密钥要重新填写。选了“连同密钥”的备份不需要另存，但是谁拿到那个文件，谁就能读出全部密钥。
        </p>
        <p>
          <b>怎么恢复</b>
          点每一行的“恢复”，或从文件上传：先核对，再比较，最后输入网站的名字确认。网站起不来时用命令行：
          <code>npm run restore -- 备份文件</code>。环境变量里的设置不在备份里。每夜的备份留几份在
          <Link to="/market/admin/config/running#BACKUP_KEEP">运行设置</Link>里改，手动的备份一直留着。
        </p>
      </section>
    </>
  );
}
