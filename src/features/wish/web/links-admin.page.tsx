import { DeskFilter, DeskStateTabs } from '#/features/desk/shared/desk-filter.tsx';
import { answerDeskForm, doneIn, leaveEmptyPage, undoIn } from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { DeskBatch, DeskPages } from '#/features/desk/shared/desk-list.tsx';
import { deskAddress, deskQuery, emptyText } from '#/features/desk/shared/desk-query.ts';
import { DeskUndo } from '#/features/desk/shared/desk-undo.tsx';
import { RowKeys } from '#/features/desk/shared/row-keys.tsx';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Field } from '#/ui/field/field.tsx';
import { api } from '#/web/api.ts';
import { FoldButton } from '#/web/fold-button.tsx';
import { deskMeta } from '#/web/head.ts';
import { usePolling } from '#/web/use-polling.ts';
import type { Route } from './+types/links-admin.page.ts';
import { AddLink } from './add-link.tsx';
import { handleLinksForm, WAYS_BACK } from './links-admin-action.ts';
import { ReviewedFriendLinkRow } from './reviewed-friend-link.tsx';

const PATH = '/market/admin/links';
const STATES = [
  { state: 'pending', label: '待处理', empty: '没有待处理的申请' },
  { state: 'approved', label: '显示中', empty: '还没有友情链接' },
  { state: 'refused', label: '已拒绝', empty: '没有拒绝或下架的网站' },
  { state: 'all', label: '全部', empty: '还没有友情链接，也没有人申请' },
] as const;
const BACK = { approve: '撤销，重新显示', wait: '撤销，放回待处理', refuse: '撤销，重新拒绝' } as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(matches[0].loaderData, { title: '友情链接', description: '友链申请、互链检查与显示顺序。', path: PATH });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { state, words, page } = deskQuery(url, STATES);
  const list = await api(context)('GET /api/v1/friend_link/review', { query: { state, words, page, pageSize: 20 } });
  leaveEmptyPage(url, list);
  const { searchParams } = url;
  return { list, state, words, done: doneIn(searchParams), undo: undoIn(searchParams, WAYS_BACK) };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleLinksForm);

export default function LinksAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, state, words, done, undo } = loaderData;
  const { Pending: pending, Approved: approved, Refused: refused } = list.Counts;
  const address = deskAddress(PATH, { state, words });
  usePolling(list.Result.some(({ Check }) => Check.State === 'waiting'));
  return (
    <>
      <DeskHead
        title="友情链接"
        note="有人申请时，程序会去对方页面看有没有本站的链接；要不要通过由你决定。"
        actions={
          <>
            <Button to="/wish/links" kind="line">
              申请页面
            </Button>
            <AddLink errors={actionData?.form === 'add' ? actionData.errors : undefined} />
          </>
        }
        done={done}
        doneMore={undo ? <DeskUndo label={BACK[undo.deed]} fields={{ Action: undo.deed, Ids: undo.ids }} /> : '。'}
        refusal={
          actionData?.form === 'add' ? { message: actionData.errors[0]?.Message ?? actionData.message } : actionData
        }
      />
      <DeskStateTabs
        label="哪些网站"
        states={STATES}
        current={state}
        address={address}
        counts={{ pending, approved, refused }}
      />
      <DeskFilter label="找网站" words={words} hint="网站名或网址" kept={{ state }} />
      {list.Result.length === 0 ? (
        <EmptyState title={words ? '没有找到这样的网站' : emptyText(STATES, state)}>
          {!words && state === 'pending' && '访客在祝福频道的“申请友情链接”里提交之后，会出现在这里；也可以直接添加。'}
        </EmptyState>
      ) : (
        <DeskBatch
          actions={
            <>
              <Button type="submit" size="sm" kind="line" name="Action" value="approve">
                批量通过
              </Button>
              <Button type="submit" size="sm" kind="line" name="Action" value="check">
                批量复查
              </Button>
              <FoldButton
                label={state === 'approved' ? '批量下架' : '批量拒绝'}
                question={state === 'approved' ? '不再显示选中的网站？' : '拒绝选中的申请？'}
                confirm={state === 'approved' ? '下架' : '拒绝'}
                name="Action"
                value={state === 'approved' ? 'takedown' : 'refuse'}
              >
                <Field label="原因" name="Reason" size="sm" aside="选填" maxLength={200} />
              </FoldButton>
            </>
          }
        >
          <RowKeys />
          <ul className="desk-rows">
            {list.Result.map((link) => (
              <ReviewedFriendLinkRow
                key={`${link.Id} ${link.State}`}
                link={link}
                isOrdered={state === 'approved' && words === ''}
              />
            ))}
          </ul>
        </DeskBatch>
      )}
      <DeskPages list={list} address={address} />
    </>
  );
}
