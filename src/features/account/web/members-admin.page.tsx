import { ConfirmFold } from '#/features/desk/shared/confirm-fold.tsx';
import { DeskFilter } from '#/features/desk/shared/desk-filter.tsx';
import { answerDeskForm, doneIn, leaveEmptyPage } from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { DeskPages } from '#/features/desk/shared/desk-list.tsx';
import { deskAddress } from '#/features/desk/shared/desk-query.ts';
import { Badge } from '#/ui/badge/badge.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { PasswordField } from '#/ui/field/password-field.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Table } from '#/ui/table/table.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import { api } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { deskMeta } from '#/web/head.ts';
import type { Route } from './+types/members-admin.page.ts';
import { handleMembersForm } from './members-action.ts';
import { ResetNotice } from './reset-notice.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(matches[0].loaderData, {
    title: '会员',
    description: '查找、停用与恢复会员，帮会员重设密码、移除两步验证。',
    path: '/market/admin/members',
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const words = searchParams.get('words') ?? '';
  const page = searchParams.get('page') ?? '1';
  const list = await api(context)('GET /api/v1/user/members', { query: { words, page } });
  leaveEmptyPage(url, list);
  return { list, words, me: context.get(siteContext).user?.Id, done: doneIn(searchParams) };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleMembersForm);

export default function MembersAdminPage({ loaderData: { list, words, me, done }, actionData }: Route.ComponentProps) {
  return (
    <>
      <DeskHead
        title="会员"
        note={
          <>
            {words ? '找到' : '共'} <b>{thousands(list.Total)}</b> 位，最新的在前
          </>
        }
        done={done}
        refusal={actionData}
      />
      {actionData && 'reset' in actionData && <ResetNotice reset={actionData.reset} />}
      <DeskFilter label="找会员" words={words} hint="用户名或邮箱" />
      <Table
        label="会员"
        rows={list.Result}
        rowKey={({ Id }) => Id}
        isOff={({ IsDisabled }) => IsDisabled}
        empty={<EmptyState title={words ? '没有找到这样的会员' : '还没有会员'} />}
        columns={[
          {
            id: 'name',
            head: '用户名',
            phone: 'title',
            cell: ({ Username, Email, IsOperator, HasFactor }) => (
              <>
                <bdi>{Username}</bdi> {IsOperator && <Tag tone="teal">站长</Tag>} {HasFactor && <Tag>两步验证</Tag>}
                <small>{Email ?? '没有绑定邮箱'}</small>
              </>
            ),
          },
          {
            id: 'state',
            head: '状态',
            phone: 'side',
            cell: ({ IsDisabled }) => (
              <Badge tone={IsDisabled ? 'failed' : 'done'}>{IsDisabled ? '已停用' : '正常'}</Badge>
            ),
          },
          {
            id: 'created',
            head: '注册',
            quiet: true,
            phone: 'detail',
            cell: ({ CreatedTime }) => <span className="num">{CreatedTime.slice(0, 10)}</span>,
          },
          {
            id: 'act',
            head: '操作',
            headHidden: true,
            phone: 'end',
            cell: ({ Id, Username, IsOperator, IsDisabled, HasFactor }) =>
              IsOperator ? (
                Id !== me && <OperatorMark id={Id} name={Username} isOperator />
              ) : IsDisabled ? (
                <ConfirmFold
                  label="恢复"
                  question={`让 ${Username} 重新可以登录？`}
                  confirm="恢复"
                  danger={false}
                  fields={{ Id, IsDisabled: 0 }}
                />
              ) : (
                <span className="desk-actions">
                  <ConfirmFold
                    label="重设密码"
                    question={`让 ${Username} 重设密码？旧密码和所有登录马上失效，新密码由会员自己设，你看不到。`}
                    confirm="重设"
                    fields={{ intent: 'reset', Id }}
                  />
                  {HasFactor && (
                    <ConfirmFold
                      label="移除两步验证"
                      question={`移除 ${Username} 的两步验证和通行密钥？之后只凭密码就能登录。先确认找你的就是本人。`}
                      confirm="移除"
                      fields={{ intent: 'factor', Id }}
                    />
                  )}
                  <ConfirmFold
                    label="停用"
                    question={`停用 ${Username}？所有设备上的登录马上失效，资料都留着，可以恢复。`}
                    confirm="停用"
                    fields={{ Id, IsDisabled: 1 }}
                  />
                  <OperatorMark id={Id} name={Username} isOperator={false} />
                </span>
              ),
          },
        ]}
      />
      <DeskPages list={list} address={deskAddress('/market/admin/members', { words })} />
    </>
  );
}

/** Who may do everything is made so by somebody who shows that they are an operator, not only a browser left open. */
function OperatorMark({ id, name, isOperator }: { id: number; name: string; isOperator: boolean }) {
  return (
    <ConfirmFold
      label={isOperator ? '撤销站长' : '设为站长'}
      question={
        isOperator
          ? `撤销 ${name} 的站长身份？所有设备上的登录马上失效，账号照常可用。`
          : `把 ${name} 设为站长？站长能看和改后台的一切，对方要重新登录。`
      }
      confirm={isOperator ? '撤销' : '设为站长'}
      danger={isOperator}
      fields={{ intent: 'operator', Id: id, IsOperator: isOperator ? 0 : 1 }}
    >
      <PasswordField label="你的密码" name="Password" size="sm" autoComplete="current-password" />
    </ConfirmFold>
  );
}
