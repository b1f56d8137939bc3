import { Plus } from 'lucide-react';
import { DeskFilter, DeskStateTabs } from '#/features/desk/shared/desk-filter.tsx';
import { answerDeskForm, doneIn, leaveEmptyPage, undoIn } from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { DeskBatch, DeskPages } from '#/features/desk/shared/desk-list.tsx';
import { deskAddress, deskQuery, emptyText } from '#/features/desk/shared/desk-query.ts';
import { DeskUndo } from '#/features/desk/shared/desk-undo.tsx';
import { type DeskView, DeskViews } from '#/features/desk/shared/desk-views.tsx';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Select } from '#/ui/select/select.tsx';
import { api } from '#/web/api.ts';
import { FoldButton } from '#/web/fold-button.tsx';
import { deskMeta } from '#/web/head.ts';
import { storedValue } from '#/web/local-storage.ts';
import { KINDS, kindOf } from '../kinds.pure.ts';
import type { Route } from './+types/titles-admin.page.ts';
import { TitleBulkEdit } from './title-bulk-edit.tsx';
import { TitleTable } from './title-table.tsx';
import { DEEDS, handleTitlesForm } from './titles-admin-action.ts';

const PATH = '/market/admin/catalogue/items';
const VIEWS = storedValue<DeskView[]>('titleViews');
const STATES = [
  { state: 'all', label: '全部', empty: '片库还是空的' },
  { state: 'shown', label: '上架', empty: '没有上架的片目' },
  { state: 'removed', label: '已下架', empty: '没有下架的片目' },
  { state: 'adult', label: '18+', empty: '没有标为 18+ 的片目' },
] as const;
const BACK = {
  remove: '撤销，重新下架',
  restore: '撤销，重新上架',
  adult: '撤销，重新标为 18+',
  decent: '撤销，取消标记',
  change: '',
} as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(matches[0].loaderData, { title: '片目', description: '查找、修改与下架片库里的内容。', path: PATH });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const { state, words, page } = deskQuery(url, STATES);
  const kind = kindOf(searchParams.get('kind') ?? '')?.slug ?? '';
  const source = searchParams.get('source') ?? '';
  const call = api(context);
  const [list, sources] = await Promise.all([
    call('GET /api/v1/any/items', { query: { state, words, page, type_name: kind, source } }),
    call('GET /api/v1/collection/source', {}),
  ]);
  leaveEmptyPage(url, list);
  const names = sources.map(({ Id, Name }) => ({ value: String(Id), label: Name }));
  const undo = undoIn(searchParams, DEEDS);
  return { list, state, words, kind, source, names, done: doneIn(searchParams), undo };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleTitlesForm);

export default function TitlesAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, state, words, kind, source, names, done, undo } = loaderData;
  const address = deskAddress(PATH, { state, words, kind, source });
  const isNarrowed = words !== '' || kind !== '' || source !== '';
  // Nothing to look for, and nothing to choose from.
  const isEmpty = list.Total === 0 && !isNarrowed && state === 'all';
  return (
    <>
      <DeskHead
        title="片目"
        note={
          <>
            {isNarrowed ? '找到' : '共'} <b>{thousands(list.Total)}</b> 部{!isEmpty && '，最新加入的在前'}
          </>
        }
        actions={
          <Button to={`${PATH}/edit`} icon={<Plus />}>
            添加片目
          </Button>
        }
        done={done}
        doneMore={undo ? <DeskUndo label={BACK[undo.deed]} fields={{ Action: undo.deed, Ids: undo.ids }} /> : '。'}
        refusal={actionData}
      />
      {!isEmpty && (
        <>
          <DeskStateTabs label="哪些片目" states={STATES} current={state} address={address} />
          <DeskFilter label="找片目" words={words} hint="片名、又名、标识或拼音" kept={{ state }}>
            <Select
              label="类型"
              name="kind"
              size="sm"
              key={`kind ${kind}`}
              defaultValue={kind}
              options={[{ value: '', label: '全部' }, ...KINDS.map(({ slug, name }) => ({ value: slug, label: name }))]}
            />
            <Select
              label="来自"
              name="source"
              size="sm"
              key={`source ${source}`}
              defaultValue={source}
              options={[
                { value: '', label: '全部' },
                { value: 'shipped', label: '随站附带' },
                { value: 'own', label: '手工添加' },
                ...names,
              ]}
            />
          </DeskFilter>
          <DeskViews store={VIEWS} current={address()} isNarrowed={isNarrowed || state !== 'all'} />
        </>
      )}
      {list.Result.length === 0 ? (
        <EmptyState
          title={isNarrowed ? '没有找到这样的片目' : emptyText(STATES, state)}
          actions={
            isNarrowed && (
              <Button to={PATH} kind="line">
                去掉筛选
              </Button>
            )
          }
        >
          {!isNarrowed && state === 'all' && '手工添加一部，或接一个采集源，让它自己更新。'}
        </EmptyState>
      ) : (
        <DeskBatch
          actions={
            <>
              {state === 'adult' ? (
                <Button type="submit" size="sm" kind="line" name="Action" value="decent">
                  取消 18+ 标记
                </Button>
              ) : (
                <Button type="submit" size="sm" kind="line" name="Action" value="adult">
                  标为 18+
                </Button>
              )}
              <TitleBulkEdit />
              {(state === 'all' || state === 'removed') && (
                <Button type="submit" size="sm" kind="line" name="Action" value="restore">
                  批量上架
                </Button>
              )}
              {state !== 'removed' && (
                <FoldButton
                  label="批量下架"
                  question="下架选中的片目？访客看不到它们，采集也不会把它们带回来；可以随时重新上架。"
                  confirm="下架"
                  name="Action"
                  value="remove"
                />
              )}
            </>
          }
        >
          <TitleTable titles={list.Result} sources={names} />
        </DeskBatch>
      )}
      <DeskPages list={list} address={address} />
    </>
  );
}
