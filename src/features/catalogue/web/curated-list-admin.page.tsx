import { answerDeskForm, doneIn } from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { Card } from '#/ui/section/card.tsx';
import { api } from '#/web/api.ts';
import { deskMeta } from '#/web/head.ts';
import type { Route } from './+types/curated-list-admin.page.ts';
import { handleCuratedListForm } from './curated-list-edit-action.ts';
import { CuratedListForm } from './curated-list-form.tsx';
import { CuratedListFinder, CuratedListMembers } from './curated-list-members.tsx';
import './curated-list-edit.css';

const LIST = '/market/admin/catalogue/collections';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches[0].loaderData, {
    title: loaderData?.curatedList.Name ?? '专题',
    description: '修改一个专题和它的内容。',
    path: `${LIST}/edit`,
  });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const call = api(context);
  const Id = searchParams.get('Id') ?? '';
  const words = searchParams.get('words') ?? '';
  const [curatedList, found] = await Promise.all([
    call('GET /api/v1/any/collection/:Id', { params: { Id } }),
    words ? call('GET /api/v1/any/items', { query: { words, state: 'shown', pageSize: 20 } }) : undefined,
  ]);
  return { curatedList, words, found: found?.Result ?? null, done: doneIn(searchParams) };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleCuratedListForm);

export default function CuratedListAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { curatedList, words, found, done } = loaderData;
  const typed = actionData && 'typed' in actionData ? actionData.typed : undefined;
  const { Id, Key, Name, Summary, Cover, IsShown, Items } = curatedList;
  return (
    <>
      <Crumbs path={[{ label: '专题', to: LIST }, { label: Name }]} />
      <DeskHead
        title={Name}
        note={
          <>
            收录 <b>{Items.length}</b> 部，改动马上生效
          </>
        }
        actions={
          IsShown && (
            <Button to={`/home?collection=${encodeURIComponent(Key)}`} kind="line">
              看网页
            </Button>
          )
        }
        done={done}
        refusal={actionData && { message: typed ? undefined : actionData.message }}
      />
      <div className="curated-list-edit">
        <Card title="添加片目">
          <CuratedListFinder id={Id} words={words} found={found} members={Items} />
        </Card>
        <Card title="收录的片目">
          <CuratedListMembers items={Items} />
        </Card>
        <Card title="名称、简介与封面">
          <CuratedListForm
            key={JSON.stringify([Name, Summary, Cover, IsShown])}
            intent="collection"
            saved={{ Name, Summary, Cover, IsShown }}
            typed={typed ?? { Name, Summary, Cover, IsShown }}
            refusal={typed && actionData}
          />
        </Card>
      </div>
    </>
  );
}
