import { expect, test } from 'vitest';
import { createOpenLinks } from './open-links.ts';
import type { OpenLink } from './short-link.store.ts';

const aLink = (url: string): OpenLink => ({
  ...{ url, wechatTip: false, qqTip: false },
  ...{ expiresAt: null, disabledAt: null, blockedAt: null },
});

function someLinks() {
  const clock = { now: 50_000 };
  const stored = new Map<string, OpenLink>();
  const asked: string[] = [];
  const opened = createOpenLinks({
    find(code) {
      asked.push(code);
      return stored.get(code);
    },
    now: () => clock.now,
  });
  return { clock, stored, asked, opened };
}

test('a link opened again within a second is not asked for again', () => {
  const { clock, stored, asked, opened } = someLinks();
  stored.set('abc2345', aLink('https://example.com/'));
  expect(opened.findToOpen('abc2345')).toMatchObject({ url: 'https://example.com/' });
  clock.now += 999;
  expect(opened.findToOpen('abc2345')).toMatchObject({ url: 'https://example.com/' });
  expect(asked).toHaveLength(1);
});

test('what another process changed is known after a second, also when the clock was set back', () => {
  const { clock, stored, opened } = someLinks();
  for (const [step, url] of [
    [1000, 'https://example.com/1'],
    [-30_000, 'https://example.com/2'],
  ] as const) {
    stored.set('abc2345', aLink('https://example.com/0'));
    opened.findToOpen('abc2345');
    stored.set('abc2345', aLink(url));
    clock.now += step;
    expect(opened.findToOpen('abc2345')).toMatchObject({ url });
  }
});

test('what this process changed is known at once', () => {
  const { stored, opened } = someLinks();
  stored.set('abc2345', aLink('https://example.com/'));
  opened.findToOpen('abc2345');
  stored.delete('abc2345');
  opened.forget();
  expect(opened.findToOpen('abc2345')).toBeUndefined();
});

test('a code that leads nowhere is asked for every time: it may be made the next moment', () => {
  const { stored, opened } = someLinks();
  expect(opened.findToOpen('abc2345')).toBeUndefined();
  stored.set('abc2345', aLink('https://example.com/'));
  expect(opened.findToOpen('abc2345')).toBeDefined();
});

test('an answer that was under way during a change is not kept', async () => {
  const answers = [aLink('https://example.com/old'), aLink('https://example.com/new')];
  const opened = createOpenLinks({ find: async () => answers.shift(), now: () => 0 });
  const underWay = opened.findToOpen('abc2345');
  opened.forget();
  await underWay;
  expect(await opened.findToOpen('abc2345')).toMatchObject({ url: 'https://example.com/new' });
});
