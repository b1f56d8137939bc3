import { answerDeskForm } from '#/features/desk/shared/desk-form.ts';
import { DeskNotice } from '#/features/desk/shared/desk-notice.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { TabLinks } from '#/ui/tabs/tab-links.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { KNOWN_KEYS, knownKey } from '../config-shapes.pure.ts';
import type { Route } from './+types/config-admin.page.ts';
import { configAddress, handleConfigForm } from './config-action.ts';
import { ConfigEditor } from './config-editor.tsx';
import { ConfigHistory } from './config-history.tsx';
import { KeyList } from './key-list.tsx';
import { LostUpdate } from './lost-update.tsx';
import { NewKey } from './new-key.tsx';
import './config-admin.css';
import { shortTime } from '#/web/short-time.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '站点配置',
    description: '链接、公告、推广与站点开关。',
    path: '/market/admin/config',
    noindex: true,
  });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const call = api(context);
  const read = await call('GET /api/v1/config', {});
  const entries = Array.isArray(read) ? read : [read];
  const others = entries.map(({ Key }) => Key).filter((key) => !knownKey(key));
  const key = searchParams.get('key') || 'topLinks';
  const entry = entries.find(({ Key }) => Key === key);
  const asked = searchParams.get('tab');
  const first = knownKey(key) ? 'form' : 'json';
  const tab = asked === 'history' || asked === 'json' ? asked : first;
  const page = searchParams.get('page') ?? '1';
  return {
    key,
    tab,
    words: searchParams.get('words') ?? '',
    saved: searchParams.get('saved'),
    entry: entry ?? { Key: key, Value: 'null', Version: 0, UpdatedTime: '' },
    keys: [...Object.keys(KNOWN_KEYS), ...others].map((name) => ({
      key: name,
      label: knownKey(name)?.label ?? name,
      value: entries.find(({ Key }) => Key === name)?.Value ?? '',
    })),
    changes:
      tab === 'history' && entry
        ? await call('GET /api/v1/config/history', { query: { key, page, pageSize: 20 } })
        : null,
  };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleConfigForm);

export default function ConfigAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { key, tab, entry, keys, changes, saved, words } = loaderData;
  const known = knownKey(key);
  const latest = actionData?.latest;
  // After a refusal the page's own data is not read again, so what the refusal brought is newer.
  const shown = latest ?? entry;
  const shape = tab === 'json' ? undefined : known?.shape;
  const tabs = [
    ...(known ? [{ id: 'form', label: '表单' }] : []),
    { id: 'json', label: 'JSON' },
    { id: 'history', label: '历史版本' },
  ];
  return (
    <>
      <PageHead
        title="站点配置"
        note="保存后马上生效；每一版都留着，随时可以恢复。这里的内容都是公开的，不要放密码。"
      />
      <div className="config-admin">
        <div className="config-admin-keys">
          <KeyList keys={keys} current={key} words={words} />
          <NewKey />
        </div>
        <section className="config-admin-main" aria-label={known?.label ?? key}>
          <header>
            <h2>{known?.label ?? key}</h2>
            <p className="config-admin-hint">
              <code>{key}</code>
              {known && ` · ${known.note}`}
              {entry.UpdatedTime && ` · 上次修改 ${shortTime(entry.UpdatedTime)}`}
            </p>
          </header>
          <TabLinks
            label="怎么改"
            tabs={tabs.map(({ id, label }) => ({ label, to: configAddress(key, { tab: id }), current: id === tab }))}
          />
          {saved && !actionData && <DeskNotice>已保存，现在是第 {saved} 版。</DeskNotice>}
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
              shape={shape}
              // The two versions say it already.
              refusal={actionData && latest ? { ...actionData, message: undefined, errors: [] } : actionData}
            />
          )}
        </section>
      </div>
    </>
  );
}
