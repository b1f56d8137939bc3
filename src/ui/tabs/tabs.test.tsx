import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { TabLinks } from './tab-links.tsx';
import { Tabs } from './tabs.tsx';

const tabs = ['form', 'json', 'history'].map((value) => ({ value, label: value, panel: `panel of ${value}` }));

const tagsOf = (html: string, role: string) => html.match(new RegExp(`<\\w+[^>]*role="${role}"[^>]*>`, 'g')) ?? [];

test('the first tab is chosen unless another is named', () => {
  const chosen = (html: string) => tagsOf(html, 'tab').map((tag) => tag.includes('aria-selected="true"'));
  expect(chosen(renderToString(<Tabs label="t" tabs={tabs} />))).toEqual([true, false, false]);
  expect(chosen(renderToString(<Tabs label="t" tabs={tabs} defaultValue="json" />))).toEqual([false, true, false]);
});

test('only the chosen tab is in the tab order, only its panel is shown', () => {
  const html = renderToString(<Tabs label="t" tabs={tabs} defaultValue="history" />);
  expect(tagsOf(html, 'tab').map((tag) => /tabindex="(-?\d)"/.exec(tag)?.[1])).toEqual(['-1', '-1', '0']);
  expect(tagsOf(html, 'tabpanel').map((tag) => tag.includes('hidden'))).toEqual([true, true, false]);
});

test('a tab and its panel name each other', () => {
  const html = renderToString(<Tabs label="t" tabs={tabs} />);
  const [tab = ''] = tagsOf(html, 'tab');
  const [panel = ''] = tagsOf(html, 'tabpanel');
  expect(/aria-controls="([^"]+)"/.exec(tab)?.[1]).toBe(/\sid="([^"]+)"/.exec(panel)?.[1]);
  expect(/aria-labelledby="([^"]+)"/.exec(panel)?.[1]).toBe(/\sid="([^"]+)"/.exec(tab)?.[1]);
});

test('tabs that are addresses are links in a named navigation, one of them current', () => {
  const html = renderToString(
    <MemoryRouter>
      <TabLinks
        label="榜单"
        tabs={[
          { to: '/hot', label: '热', current: true },
          { to: '/new', label: '新', count: 0 },
        ]}
      />
    </MemoryRouter>,
  );
  expect(html).toMatch(/^<nav[^>]*aria-label="榜单"/);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toContain('href="/new"');
  expect(html).toContain('>0</span>');
});
