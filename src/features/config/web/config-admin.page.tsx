import { useState } from 'react';
import { answerDeskForm } from '#/features/desk/shared/desk-form.ts';
import { DeskNotice } from '#/features/desk/shared/desk-notice.tsx';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { TabLinks } from '#/ui/tabs/tab-links.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { countIn } from '../config-edit.pure.ts';
import { A_TITLE, KNOWN_KEYS, knownKey } from '../config-shapes.pure.ts';
import type { Route } from './+types/config-admin.page.ts';
import { configAddress, handleConfigForm } from './config-action.ts';
import { ConfigEditor } from './config-editor.tsx';
import { ConfigHistory } from './config-history.tsx';
import type { OutwardSample } from './key-effect.tsx';
import { KeyList, type ListedKey } from './key-list.tsx';
import { LostUpdate } from './lost-update.tsx';
import { NewKey } from './new-key.tsx';
import './config-admin.css';
import { shortTime } from '#/web/short-time.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '站点编辑',
    description: '链接、公告、推广与站点开关。',
    path: '/market/admin/config',
    noindex: true,
  });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const call = api(context);
  const read = await call('GET /api/v1/config', {});
  const entries = Array.isArray(read) ? read : [read];
  const asked = searchParams.get('key');
  const key = asked || 'topLinks';
  const entry = entries.find(({ Key }) => Key === key);
  const askedTab = searchParams.get('tab');
  const first = knownKey(key) ? 'form' : 'json';
  const tab = askedTab === 'history' || askedTab === 'json' ? askedTab : first;
  const page = searchParams.get('page') ?? '1';
  const [changes, draft, shownAt, sample] = await Promise.all([
    entry ? call('GET /api/v1/config/history', { query: { key, page, pageSize: 20 } }) : null,
    KEY.test(key) ? call('GET /api/v1/config/draft', { query: { key } }) : null,
    pageOf(call, key),
    key === 'outwardPlayLinks' ? outwardSample(call) : undefined,
  ]);
  const isMine = draft && draft.From === (entry?.Version ?? 0) && draft.Value !== entry?.Value;
  return {
    key,
    tab,
    isChosen: asked !== null,
    words: searchParams.get('words') ?? '',
    saved: searchParams.get('saved'),
    entry: entry ?? { Key: key, Value: 'null', Version: 0, UpdatedTime: '' },
    keys: listedKeys(entries),
    changes,
    draft: isMine ? draft : null,
    page: shownAt,
    sample,
  };
}

/** The public page that shows a key; undefined where none does. */
async function pageOf(call: ReturnType<typeof api>, key: string): Promise<string | undefined> {
  const page = knownKey(key)?.page;
  if (page !== A_TITLE) return page;
  const { Result } = await call('GET /api/v1/any/order', { query: { pageSize: 1 } });
  return Result[0] && `/any/${encodeURIComponent(Result[0].Key)}`;
}

/** The first title of the lists that has something to play. */
async function outwardSample(call: ReturnType<typeof api>): Promise<OutwardSample | undefined> {
  const { Result } = await call('GET /api/v1/any/order', { query: { pageSize: 20 } });
  const Key = (Result.find(({ TypeName }) => TypeName === '电视剧') ?? Result[0])?.Key;
  if (Key === undefined) return undefined;
  const { Name, TypeName, Sets } = await call('GET /api/v1/any', { query: { key: Key } });
  return { Name, TypeName, Sets: Sets.map((set) => ({ Name: set.Name, Url: set.Url })) };
}

const KEY = /^[A-Za-z][\w.-]{0,63}$/;

function listedKeys(entries: readonly { Key: string; Value: string; Version: number }[]): ListedKey[] {
  const holdsOf = (key: string) => {
    const entry = entries.find(({ Key }) => Key === key);
    const count = countIn(entry?.Value ?? '');
    // What was never changed, and what the site fills in by itself, is no 0.
    if (!entry || (entry.Version <= 1 && knownKey(key)) || (count === 0 && knownKey(key)?.builtIn)) return '默认';
    return count === undefined ? '' : String(count);
  };
  const known = Object.entries(KNOWN_KEYS).map(([key, { label, note, group }]) => ({ key, label, note, group }));
  const others = entries
    .filter(({ Key }) => !knownKey(Key))
    .map(({ Key: key }) => ({ key, label: key, note: '', group: '其他配置项' }));
  return [...known, ...others].map((listed) => ({ ...listed, holds: holdsOf(listed.key) }));
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleConfigForm);

export default function ConfigAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { key, tab, isChosen, entry, keys, changes, saved, words, draft } = loaderData;
  const known = knownKey(key);
  const [aside, setAside] = useState<HTMLElement | null>(null);
  const latest = actionData?.latest;
  // After a refusal the page's own data is not read again, so what the refusal brought is newer.
  const shown = latest ?? entry;
  const tabs = [
    ...(known ? [{ id: 'form', label: '表单' }] : []),
    { id: 'history', label: '历史', ...(changes && { count: changes.Total }) },
    { id: 'json', label: 'JSON' },
  ];
  return (
    <>
      <Crumbs path={[{ label: '站点编辑', to: '/market/admin/config' }, { label: known?.group ?? '其他配置项' }]} />
      <PageHead
        title={isChosen ? (known?.label ?? key) : '站点编辑'}
        note={isChosen ? known?.note : '按页面找到要改的地方；保存后马上生效，每一版都留着。'}
      />
      <div
        className="config-admin"
        data-chosen={isChosen || undefined}
        data-live={(tab === 'form' && (known?.page ?? known?.effect) !== undefined) || undefined}
      >
        <div className="config-admin-places">
          <KeyList keys={keys} current={key} words={words} />
          <NewKey />
        </div>
        <section className="config-admin-main" aria-label={known?.label ?? key}>
          <TabLinks
            label="怎么改"
            tabs={tabs.map(({ id, ...text }) => ({
              ...text,
              to: configAddress(key, { tab: id }),
              current: id === tab,
            }))}
          />
          {saved && !actionData && <DeskNotice>已保存，现在是第 {saved} 版，网站上已经是新的样子。</DeskNotice>}
          {actionData && latest && <LostUpdate configKey={key} tab={tab} refusal={actionData} latest={latest} />}
          {tab === 'history' ? (
            <>
              {actionData?.message && !latest && <DeskNotice tone="failed">{actionData.message}</DeskNotice>}
              <ConfigHistory configKey={key} current={shown.Version} changes={changes} />
            </>
          ) : (
            <ConfigEditor
              // Another key, another way to edit or another version begins anew.
              key={`${key} ${tab} ${shown.Version} ${actionData?.typed.Value ?? ''}`}
              configKey={key}
              entry={shown}
              known={known}
              isJson={tab === 'json'}
              // The two versions say it already.
              refusal={actionData && latest ? { ...actionData, message: undefined, errors: [] } : actionData}
              {...(draft && { draft })}
              history={changes}
              page={loaderData.page}
              sample={loaderData.sample}
              aside={aside}
            />
          )}
          <p className="config-admin-hint">
            <code>{key}</code>
            {entry.UpdatedTime && ` · 上次修改 ${shortTime(entry.UpdatedTime)}`} · 内容都是公开的，不要放密码
          </p>
        </section>
        <div ref={setAside} className="config-admin-aside" />
      </div>
    </>
  );
}
