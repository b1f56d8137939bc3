import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { KNOWN_KEYS, knownKey } from '../config-shapes.pure.ts';
import { ConfigEditor } from './config-editor.tsx';
import { ConfigHistory } from './config-history.tsx';
import { KeyEffect, type OutwardSample } from './key-effect.tsx';
import { LostUpdate } from './lost-update.tsx';

const drawn = (element: ReactNode) =>
  renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />).replaceAll('<!-- -->', '');

const editor = (key: string, value: unknown) => (
  <ConfigEditor
    configKey={key}
    entry={{ Value: JSON.stringify(value), Version: 3 }}
    known={knownKey(key)}
    isJson={false}
    refusal={undefined}
  />
);

const FIRST = { rows: [], byPath: {}, object: {}, text: '', yes: true, choice: 'open', lines: [] };

test.each(Object.entries(KNOWN_KEYS))('%s has a form that sends what is there', (key, { shape }) => {
  const value = FIRST[shape.kind];
  const html = drawn(editor(key, value));
  expect(html).toContain('保存配置');
  expect(html).toContain('name="From" value="3"');
  expect(html).toContain(`name="Value" value="${JSON.stringify(value).replaceAll('"', '&quot;')}"`);
});

test('beside every form stands the page that it changes, or what it changes where no page does', () => {
  const without = Object.entries(KNOWN_KEYS).filter(
    ([, { page, effect }]) => (page === undefined) === (effect === undefined),
  );
  expect(without).toEqual([]);
});

const effect = (configKey: string, value: unknown, sample?: OutwardSample) =>
  drawn(<KeyEffect {...{ configKey, effect: knownKey(configKey)?.effect ?? '', value, isChanged: true, sample }} />);

test('what no page shows is shown as programs and groups get it, unsaved too', () => {
  const sample = { Name: '繁花', TypeName: '电视剧', Sets: [{ Name: '第1集', Url: 'https://play.example/1' }] };
  expect(effect('outwardPlayLinks', true, sample)).toContain('https://play.example/1');
  expect(effect('outwardPlayLinks', false, sample)).not.toContain('https://play.example/1');
  expect(effect('outwardPlayLinks', false, sample)).toContain('不带');
  expect(effect('outwardPlayLinks', true)).toContain('片库还是空的');

  const pushes = effect('robotPush', [
    { name: '早安', text: '早上好' },
    { name: '新片', title: '本周新片', desc: '十部', url: '/new', image: '/file/a.webp' },
    { name: '空的' },
  ]);
  for (const text of [
    '早上好',
    '本周新片',
    '十部',
    'src="/file/a.webp"',
    '卡片标题还没填',
    '仅预览，未发送',
    '未保存的样子',
  ]) {
    expect(pushes).toContain(text);
  }
  expect(effect('robotFeeds', [{ name: '影评', url: 'https://feed.example/rss' }])).toContain('影评');
  expect(effect('robotFeeds', [])).toContain('添加一个订阅源');
});

test('rows can be put in order and taken away, also rows inside rows', () => {
  const menu = drawn(
    editor('wishMenu', [
      { name: '节日', url: '/wish', linkType: 'router', subMenus: [{ name: '春节', url: '/a', linkType: 'router' }] },
    ]),
  );
  for (const text of ['第 1 个菜单上移', '去掉第 1 个菜单', '去掉第 1 个下级', '添加下级', 'value="春节"']) {
    expect(menu).toContain(text);
  }
  expect(drawn(editor('topLinks', [{ Name: '今日更新', Link: '/new' }]))).toContain('第 1 个链接：拖动排序');
});

test('a key the site does not know is edited as JSON, which needs no JavaScript', () => {
  expect(drawn(editor('myOwn', { a: [1] }))).toMatch(/<textarea[^>]*name="Value"/);
});

test('a lost update shows both versions and keeps mine ready to be saved over the latest', () => {
  const html = drawn(
    <LostUpdate
      configKey="myOwn"
      tab="json"
      latest={{ Value: '["theirs"]', Version: 8 }}
      refusal={{
        form: 'save',
        status: 412,
        errors: [],
        message: '',
        typed: { Value: '["mine"]', Note: '', Version: 7 },
      }}
    />,
  );
  expect(html).toContain('name="From" value="8"');
  expect(html).toContain('value="[&quot;mine&quot;]"');
  expect(html.replaceAll('&quot;', '"')).toMatch(/去掉<\/span><code> {2}"theirs"/);
});

test('every version but the current one can be restored', () => {
  const change = { Value: '[]', Note: '', ChangedBy: 'a', ChangedTime: '2026-11-15T20:00:00+08:00' };
  const Result = [2, 1].map((Version) => ({ ...change, Version }));
  const html = drawn(<ConfigHistory configKey="topLinks" current={2} changes={{ Result, Page: 1, PageCount: 1 }} />);
  expect(html.match(/name="intent" value="rollback"/g)).toHaveLength(1);
  expect(html).toContain('name="Version" value="1"');
});
