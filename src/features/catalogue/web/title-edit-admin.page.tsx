import { answerDeskForm, doneIn, undoIn } from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { DeskUndo } from '#/features/desk/shared/desk-undo.tsx';
import { Badge } from '#/ui/badge/badge.tsx';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { api } from '#/web/api.ts';
import { deskMeta } from '#/web/head.ts';
import type { Route } from './+types/title-edit-admin.page.ts';
import { StudioActions } from './studio/studio-head.tsx';
import { groupsOf, NEW_STATE, readOf } from './studio/studio-state.ts';
import { TitleStudio } from './studio/title-studio.tsx';
import { typedOf } from './title-edit.ts';
import { handleTitleForm } from './title-edit-action.ts';

const LIST = '/market/admin/catalogue/items';
const NOTE = '改过的字段会锁定，采集不再改它；没改的随来源更新。';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches[0].loaderData, {
    title: loaderData?.name ?? '添加片目',
    description: '修改一部内容的资料、封面、选集与平台。',
    path: `${LIST}/edit`,
  });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const key = searchParams.get('key') ?? '';
  const shared = { done: doneIn(searchParams), undo: undoIn(searchParams, ['unmerge'] as const) };
  const none = { fields: [], lockedSets: [], sourcedSets: [] };
  if (!key) return { ...shared, key, name: undefined, before: firstState(searchParams), sources: none, ...NEW_FACTS };
  const call = api(context);
  const [studio, layers] = await Promise.all([
    call('GET /api/v1/any/studio', { query: { key } }),
    call('GET /api/v1/collection/title', { query: { key } }),
  ]);
  const { Title: title } = studio;
  return {
    ...shared,
    key: title.Key,
    name: title.Name,
    typeName: title.TypeName,
    isRemoved: studio.IsRemoved,
    read: readOf(title),
    isSiteDrawn: title.CoverChoice === 'site' && title.Cover.startsWith('/cover/'),
    before: {
      // The address itself, not where the picture is shown from.
      typed: typedOf({ ...title, Cover: studio.GivenCover }),
      art: studio.Art,
      groups: groupsOf(title.Sets),
      platforms: title.Platforms,
      relations: studio.Relations,
      locks: {},
    },
    sources: {
      fields: layers.Fields.map(({ Field, Source, IsLocked, Said }) => ({ Field, Source, IsLocked, Said })),
      lockedSets: layers.LockedSets,
      sourcedSets: layers.Layers.flatMap(({ Labels }) => Labels),
    },
  };
}

const NEW_FACTS = { read: undefined, isRemoved: false, isSiteDrawn: true, typeName: undefined };

/** From a word that visitors looked for in vain: its name is there already. */
function firstState(searchParams: URLSearchParams) {
  const Name = searchParams.get('name')?.slice(0, 100) ?? '';
  return { ...NEW_STATE, typed: { ...NEW_STATE.typed, Name } };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleTitleForm);

export default function TitleEditAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { key, name, read, typeName, isRemoved, isSiteDrawn, before, sources, done, undo } = loaderData;
  const isTitle = actionData?.form === 'title';
  const locked = sources.fields.filter(({ IsLocked }) => IsLocked).length + sources.lockedSets.length;
  return (
    <>
      <Crumbs path={[{ label: '片目', to: LIST }, { label: typeName ?? '添加片目' }]} />
      <DeskHead
        title={
          <>
            {name ?? '添加片目'}{' '}
            {key && <Badge tone={isRemoved ? 'off' : 'done'}>{isRemoved ? '已下架' : '已上架'}</Badge>}
          </>
        }
        note={locked > 0 ? `${locked} 项已锁定，采集不会动。${NOTE}` : NOTE}
        actions={key && <StudioActions titleKey={key} name={name ?? ''} isRemoved={isRemoved} />}
        done={done}
        doneMore={undo ? <DeskUndo label="撤销合并" fields={{ intent: 'unmerge', Key: key, Id: undo.ids }} /> : '。'}
        refusal={actionData && { message: isTitle ? undefined : (actionData.errors[0]?.Message ?? actionData.message) }}
      />
      <TitleStudio
        // What was saved is what the form begins with next.
        key={`${key} ${JSON.stringify([before, sources.lockedSets])}`}
        titleKey={key}
        read={read}
        before={before}
        sources={sources}
        isSiteDrawn={isSiteDrawn}
        refusal={isTitle ? actionData : undefined}
      />
    </>
  );
}
