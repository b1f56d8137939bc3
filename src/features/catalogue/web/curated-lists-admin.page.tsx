import { Form, Link } from 'react-router';
import { ConfirmFold } from '#/features/desk/shared/confirm-fold.tsx';
import { answerDeskForm, doneIn, undoIn } from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { DeskMove } from '#/features/desk/shared/desk-move.tsx';
import { DeskUndo } from '#/features/desk/shared/desk-undo.tsx';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Card } from '#/ui/section/card.tsx';
import { api } from '#/web/api.ts';
import { deskMeta } from '#/web/head.ts';
import type { EditedCuratedList } from '../any-curated-list.contract.ts';
import type { Route } from './+types/curated-lists-admin.page.ts';
import { handleCuratedListsForm } from './curated-list-edit-action.ts';
import { CuratedListForm } from './curated-list-form.tsx';

const PATH = '/market/admin/catalogue/collections';
const EMPTY = { Name: '', Summary: '', Cover: '', IsShown: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(matches[0].loaderData, { title: '专题', description: '新建、排序与开关片库的专题。', path: PATH });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const curatedLists = await api(context)('GET /api/v1/any/collection/all', {});
  return { curatedLists, done: doneIn(searchParams), undo: undoIn(searchParams, ['restore']) };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleCuratedListsForm);

export default function CuratedListsAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { curatedLists, done, undo } = loaderData;
  const typed = actionData && 'typed' in actionData ? actionData.typed : undefined;
  return (
    <>
      <DeskHead
        title="专题"
        note={
          <>
            共 <b>{curatedLists.length}</b> 个，按在片库里显示的顺序
          </>
        }
        done={done}
        doneMore={
          undo ? <DeskUndo label="撤销，恢复专题" fields={{ Action: 'restore', Ids: undo.ids.slice(0, 1) }} /> : '。'
        }
        refusal={actionData && { message: typed ? undefined : actionData.message }}
      />
      {curatedLists.length === 0 ? (
        <EmptyState title="还没有专题">在下面新建一个，再往里加内容。</EmptyState>
      ) : (
        <ul className="desk-rows">
          {curatedLists.map((curatedList) => (
            <CuratedListRow key={curatedList.Id} curatedList={curatedList} />
          ))}
        </ul>
      )}
      <Card title="新建专题">
        <CuratedListForm intent="add" typed={typed ?? EMPTY} refusal={typed && actionData} />
      </Card>
    </>
  );
}

function CuratedListRow({ curatedList }: { curatedList: EditedCuratedList }) {
  const { Id, Name, Summary, IsShown, Count, Key } = curatedList;
  const isSeen = IsShown && Count > 0;
  return (
    <li>
      <p className="desk-facts">
        <Link to={`${PATH}/edit?Id=${Id}`} className="desk-name">
          {Name}
        </Link>
        <Badge tone={isSeen ? 'done' : 'off'}>{IsShown ? (isSeen ? '显示中' : '没有内容，不显示') : '已关闭'}</Badge>
        <span>{Count} 部</span>
      </p>
      {Summary && <p className="desk-text">{Summary}</p>}
      <div className="desk-actions">
        <Form method="post" preventScrollReset className="desk-actions">
          <DeskMove id={Id} name={Name} />
          <Button type="submit" size="sm" kind="line" name="One" value={`${IsShown ? 'hide' : 'show'} ${Id}`}>
            {IsShown ? '关闭' : '打开'}
          </Button>
        </Form>
        <Button to={`${PATH}/edit?Id=${Id}`} size="sm" kind="line" aria-label={`编辑${Name}`}>
          编辑
        </Button>
        {isSeen && (
          <Button to={`/home?collection=${encodeURIComponent(Key)}`} size="sm" kind="quiet" aria-label={`查看${Name}`}>
            查看
          </Button>
        )}
        <ConfirmFold
          label="删除"
          question={`删除专题“${Name}”？里面的片目不受影响，删错了可以马上撤销。`}
          confirm="删除"
          fields={{ One: `delete ${Id}` }}
        />
      </div>
    </li>
  );
}
