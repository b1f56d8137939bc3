import { Form } from 'react-router';
import { answerDeskForm } from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { DeskNotice } from '#/features/desk/shared/desk-notice.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Field } from '#/ui/field/field.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Card } from '#/ui/section/card.tsx';
import { Table } from '#/ui/table/table.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { deskMeta } from '#/web/head.ts';
import { shortTime } from '#/web/short-time.ts';
import { sizeText } from '../backup-size.pure.ts';
import type { Route } from './+types/restore-admin.page.ts';
import { BackupProgress, isGoingOn, usePolling } from './backup-progress.tsx';
import { handleRestoreForm } from './restore-action.ts';
import { RestoreWait } from './restore-wait.tsx';
import './backup-admin.css';
import '#/ui/form/form.css';

const PATH = '/market/admin/backup';

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(matches[0].loaderData, {
    title: '恢复备份',
    description: '核对、比较并恢复一份备份。',
    path: `${PATH}/restore`,
  });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const name = searchParams.get('name') ?? '';
  const [state, comparison] = await Promise.all([
    api(context)('GET /api/v1/backup', {}),
    attemptApi(context)('GET /api/v1/backup/:Name/compare', { params: { Name: name } }),
  ]);
  return {
    name,
    progress: state.Progress,
    isRestoring: state.Restore.IsAsked,
    comparison: comparison.ok ? comparison.data : null,
    fault: comparison.ok ? '' : comparison.message,
    isUnchecked: !comparison.ok && comparison.code === 'backup.not_checked',
  };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleRestoreForm);

export default function RestoreAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, progress, isRestoring, comparison, fault, isUnchecked } = loaderData;
  const isBusy = isGoingOn(progress);
  usePolling(isBusy && !isRestoring);
  return (
    <>
      <Crumbs path={[{ label: '备份', to: PATH }, { label: '恢复' }]} />
      <DeskHead
        title="恢复备份"
        note="先核对、再比较、最后确认；要么整个恢复，要么什么都不变。"
        refusal={actionData && { message: actionData.errors[0]?.Message ?? actionData.message }}
      />
      {isRestoring ? (
        <RestoreWait />
      ) : isBusy ? (
        <BackupProgress state={progress} />
      ) : comparison ? (
        <Comparison name={name} comparison={comparison} />
      ) : isUnchecked ? (
        <Card title="第一步：核对">
          <p>从头到尾读一遍这份备份，看它完不完整、里面有什么。核对在单独的进程里做，网站照常运行。</p>
          <Form method="post" className="form-actions">
            <input type="hidden" name="Name" value={name} />
            <Button type="submit" name="intent" value="check">
              开始核对
            </Button>
          </Form>
        </Card>
      ) : (
        <EmptyState title={name ? fault : '先选一份备份'} actions={<Button to={PATH}>备份列表</Button>}>
          在备份列表里点一份的“恢复”，或者从文件恢复。
        </EmptyState>
      )}
    </>
  );
}

type Compared = NonNullable<Awaited<ReturnType<typeof loader>>['comparison']>;

function Comparison({ name, comparison }: { name: string; comparison: Compared }) {
  const { Kinds, SiteTitle, CreatedTime, Version, Bytes, IsNewer, CanRestart } = comparison;
  const lost = Kinds.filter(({ Here, There }) => Here > There);
  return (
    <>
      <Card title="第二步：比较" aside={`${shortTime(CreatedTime)} 备份 · 版本 ${Version} · ${sizeText(Bytes)}`}>
        <Table
          label="恢复前后"
          rows={Kinds}
          rowKey={({ Kind }) => Kind}
          columns={[
            { id: 'kind', head: '内容', phone: 'title', cell: ({ Kind }) => Kind },
            {
              id: 'here',
              head: '现在',
              numeric: true,
              phone: 'none',
              cell: ({ Here }) => thousands(Here),
            },
            {
              id: 'there',
              head: '恢复后',
              numeric: true,
              phone: 'side',
              cell: ({ There }) => thousands(There),
            },
            {
              id: 'change',
              head: '变化',
              phone: 'end',
              cell: ({ Here, There }) =>
                Here === There ? (
                  '不变'
                ) : There < Here ? (
                  <b data-lost>比现在少 {Here - There}</b>
                ) : (
                  `比现在多 ${There - Here}`
                ),
            },
          ]}
        />
        <p className="backup-admin-lost">
          {lost.length > 0
            ? `备份之后新增的会不见：${lost.map(({ Kind, Here, There }) => `${Kind} ${Here - There}`).join('、')}。它们留在恢复前自动做的那份备份里。`
            : '没有哪一类会变少。'}
        </p>
      </Card>
      <Card title="第三步：确认">
        {IsNewer && <DeskNotice tone="failed">这份备份来自更新的版本，请先升级搜罗再恢复。</DeskNotice>}
        {!CanRestart && (
          <DeskNotice tone="failed">
            网站以多个进程运行，不能在这里恢复。请停止网站，运行 <code>npm run restore -- --force 备份文件</code>。
          </DeskNotice>
        )}
        {!IsNewer && CanRestart && (
          <Form method="post" className="backup-admin-confirm">
            <input type="hidden" name="Name" value={name} />
            <p>
              恢复时网站停一会儿，访客看到“马上回来”，页面会自己刷新。先给现在的数据另存一份，再换上备份；中途断电，重启后会接着做或保持原样。完成后所有人要重新登录。
            </p>
            <Field label={`输入网站的名字「${SiteTitle}」确认`} name="SiteName" autoComplete="off" />
            <Button type="submit" kind="danger" name="intent" value="restore">
              恢复到这份备份
            </Button>
          </Form>
        )}
      </Card>
    </>
  );
}
