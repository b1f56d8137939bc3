import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { answerDeskForm, doneIn, undoIn } from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { DeskUndo } from '#/features/desk/shared/desk-undo.tsx';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Card } from '#/ui/section/card.tsx';
import { api } from '#/web/api.ts';
import { deskMeta } from '#/web/head.ts';
import type { Route } from './+types/curated-lists-admin.page.ts';
import { coverArt } from './card.ts';
import { CuratedListDesk } from './curated-list-desk.tsx';
import { handleCuratedListsForm } from './curated-list-edit-action.ts';
import { CuratedListForm } from './curated-list-form.tsx';

const PATH = '/market/admin/catalogue/collections';
const EMPTY = { Name: '', Summary: '', Cover: '', IsShown: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(matches[0].loaderData, { title: '专题', description: '新建、排序、显示与隐藏片库的专题。', path: PATH });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const call = api(context);
  const [curatedLists, shown] = await Promise.all([
    call('GET /api/v1/any/collection/all', {}),
    call('GET /api/v1/any/collections', { query: { pageSize: 50 } }),
  ]);
  const covers = Object.fromEntries(
    shown.Result.map(({ Key, Items }) => [Key, Items.slice(0, 4).map((item) => coverArt(item, {}, 300).src)]),
  );
  return { curatedLists, covers, done: doneIn(searchParams), undo: undoIn(searchParams, ['restore']) };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleCuratedListsForm);

export default function CuratedListsAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { curatedLists, covers, done, undo } = loaderData;
  const { hash } = useLocation();
  const [isAdding, setAdding] = useState(false);
  // The server does not know this part of an address.
  useEffect(() => setAdding(hash === '#new'), [hash]);
  const typed = actionData && 'typed' in actionData ? actionData.typed : undefined;
  return (
    <>
      <DeskHead
        title="专题"
        note={
          <>
            共 <b>{curatedLists.length}</b> 个
            {curatedLists.length > 0 && '，按在片库里显示的顺序；拖动卡片，或按卡片上的箭头调整'}
          </>
        }
        actions={
          <Button href={isAdding ? PATH : '#new'} icon={<Plus />} kind={isAdding ? 'line' : 'solid'}>
            新建专题
          </Button>
        }
        done={done}
        doneMore={
          undo ? <DeskUndo label="撤销，恢复专题" fields={{ Action: 'restore', Ids: undo.ids.slice(0, 1) }} /> : '。'
        }
        refusal={actionData && { message: typed ? undefined : actionData.message }}
      />
      <div id="new" className="curated-list-new" data-open={typed || isAdding ? true : undefined}>
        <Card title="新建专题">
          <CuratedListForm intent="add" typed={typed ?? EMPTY} refusal={typed && actionData} />
        </Card>
      </div>
      {curatedLists.length === 0 ? (
        <EmptyState title="还没有专题">新建一个，放进片目，访客就在片库页看到。</EmptyState>
      ) : (
        <CuratedListDesk curatedLists={curatedLists} covers={covers} />
      )}
    </>
  );
}
