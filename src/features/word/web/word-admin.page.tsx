import { DeskFilter, DeskStateTabs } from '#/features/desk/shared/desk-filter.tsx';
import { answerDeskForm, doneIn, leaveEmptyPage, undoIn } from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { DeskBatch, DeskPages } from '#/features/desk/shared/desk-list.tsx';
import { deskAddress, deskQuery, emptyText } from '#/features/desk/shared/desk-query.ts';
import { DeskUndo } from '#/features/desk/shared/desk-undo.tsx';
import { RowKeys } from '#/features/desk/shared/row-keys.tsx';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { api } from '#/web/api.ts';
import { FoldButton } from '#/web/fold-button.tsx';
import { deskMeta } from '#/web/head.ts';
import type { Route } from './+types/word-admin.page.ts';
import { handleModerationForm, WAYS_BACK } from './moderation-action.ts';
import { ReviewedRow } from './reviewed-row.tsx';

const STATES = [
  { state: 'waiting', label: '待审核', empty: '没有待审核的留言' },
  { state: 'reported', label: '被举报', empty: '没有被举报的留言' },
  { state: 'hidden', label: '已隐藏', empty: '没有隐藏的留言' },
  { state: 'deleted', label: '已删除', empty: '没有删除的留言' },
  { state: 'all', label: '全部', empty: '还没有人留言' },
] as const;

const BACK = {
  ...{ show: '撤销，恢复显示', wait: '撤销，放回待审', undelete: '撤销删除' },
  ...{ unblock: '撤销，解除禁言', block: '撤销，继续禁言' },
} as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(matches[0].loaderData, {
    title: '留言',
    description: '待审核、被举报与已隐藏的留言。',
    path: '/market/admin/word',
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { state, words, page } = deskQuery(url, STATES);
  const list = await api(context)('GET /api/v1/word/moderation', { query: { state, words, page, pageSize: 20 } });
  leaveEmptyPage(url, list);
  return { list, state, words, done: doneIn(url.searchParams), undo: undoIn(url.searchParams, WAYS_BACK) };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleModerationForm);

export default function WordAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, state, words, done, undo } = loaderData;
  const counts = { waiting: list.Counts.Waiting, reported: list.Counts.Reported };
  const address = deskAddress('/market/admin/word', { state, words });
  return (
    <>
      <DeskHead
        title="留言"
        note={
          <>
            含链接、联系方式或被多人举报的留言先停在这里，看过才公开。
            <span className="desk-keys">
              按键 <kbd>J</kbd> <kbd>K</kbd> 上下、
              <kbd>A</kbd> 通过、<kbd>D</kbd> 隐藏、<kbd>R</kbd> 回复、<kbd>B</kbd> 禁言
            </span>
          </>
        }
        done={done}
        doneMore={undo ? <DeskUndo label={BACK[undo.deed]} fields={{ Action: undo.deed, Ids: undo.ids }} /> : '。'}
        refusal={actionData}
      />
      <DeskStateTabs label="哪些留言" states={STATES} current={state} address={address} counts={counts} />
      <DeskFilter label="找留言" words={words} hint="昵称或留言里的字" kept={{ state }} />
      {list.Result.length === 0 ? (
        <EmptyState title={words ? '没有找到这样的留言' : emptyText(STATES, state)}>
          {!words && state === 'waiting' && '有新的留言要看时，菜单里的“留言”会亮起数字。'}
        </EmptyState>
      ) : (
        <DeskBatch
          actions={
            state !== 'deleted' && (
              <>
                <Button type="submit" size="sm" kind="line" name="Action" value="show">
                  批量通过
                </Button>
                <Button type="submit" size="sm" kind="line" name="Action" value="hide">
                  批量隐藏
                </Button>
                <FoldButton
                  label="批量删除"
                  question="删除选中的留言？访客再也看不到它们，回复会挂在“已删除”下面。"
                  confirm="删除"
                  name="Action"
                  value="delete"
                />
              </>
            )
          }
        >
          <RowKeys />
          <ul className="desk-rows">
            {list.Result.map((word) => (
              <ReviewedRow key={word.Id} word={word} />
            ))}
          </ul>
        </DeskBatch>
      )}
      <DeskPages list={list} address={address} />
    </>
  );
}
