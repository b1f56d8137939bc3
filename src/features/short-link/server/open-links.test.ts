import { expect, test } from 'vitest';
import { createOpenLinks } from './open-links.ts';
import type { OpenLink } from './short-link.store.ts';

const aLink = (url: string): OpenLink => ({
  ...{ url, wechatTip: false, qqTip: false },
  ...{ expiresAt: null, disabledAt: null, blockedAt: null },
  ...{ isOwned: false, isGated: false, plan: null },
});

function someLinks() {
  const stored = new Map<string, OpenLink>();
  const asked: string[] = [];
  const opened = createOpenLinks({
    find(code) {
      asked.push(code);
      return stored.get(code);
    },
  });
  return { stored, asked, opened };
}

test('a link opened again is not asked for again', () => {
  const { stored, asked, opened } = someLinks();
  stored.set('abc2345', aLink('https://example.com/'));
  for (let visit = 0; visit < 3; visit++)
    expect(opened.findToOpen('abc2345')).toMatchObject({ url: 'https://example.com/' });
  expect(asked).toHaveLength(1);
});

test('however many are opened, memory has an end, and those that are opened again and again stay', () => {
  const { stored, asked, opened } = someLinks();
  const open = (link: number) => {
    stored.set(`c${link}`, aLink(`https://example.com/${link}`));
    opened.findToOpen(`c${link}`);
  };
  for (let link = 0; link < 150_000; link++) {
    open(link);
    if (link % 1000 === 0) open(0);
  }
  expect(asked).toHaveLength(150_000);
  open(149_999);
  expect(asked).toHaveLength(150_000);
  open(1);
  expect(asked).toHaveLength(150_001);
});

test('after a change all are asked for again', () => {
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
  const opened = createOpenLinks({ find: async () => answers.shift() });
  const underWay = opened.findToOpen('abc2345');
  opened.forget();
  await underWay;
  expect(await opened.findToOpen('abc2345')).toMatchObject({ url: 'https://example.com/new' });
});
