import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ReviewedWord } from '../word-moderation.contract.ts';
import { ReviewedRow } from './reviewed-row.tsx';

const aWord = (changes: Partial<ReviewedWord> = {}): ReviewedWord => ({
  Id: 7,
  ParentId: null,
  Content: '<b>看</b> https://a.example/',
  Nickname: '小满',
  Role: 'visitor',
  State: 'waiting',
  Pinned: false,
  CreatedTime: '2026-11-15T20:00:00+08:00',
  Likes: 0,
  Liked: false,
  Mine: false,
  ReplyCount: 0,
  Score: null,
  Spoiler: false,
  HeldFor: 'link',
  IsBlocked: false,
  DeletedTime: null,
  DeletedBy: '',
  ModeratedBy: '',
  ModeratedTime: null,
  ReportCount: 0,
  Answers: null,
  Path: '/word?id=7#word-7',
  Reports: [],
  ...changes,
});

const drawn = (word: ReviewedWord) =>
  renderToString(
    <MemoryRouter>
      <ReviewedRow word={word} />
    </MemoryRouter>,
  );
const deedsIn = (html: string) => [...html.matchAll(/value="(\w+) 7"/g)].map(([, deed]) => deed);

test('the text of a word is text: nothing in it is run or becomes a link', () => {
  const html = drawn(aWord());
  expect(html).toContain('&lt;b&gt;看&lt;/b&gt; https://a.example/');
  expect(html).not.toContain('href="https://a.example/"');
});

test('each state offers what can be done in it', () => {
  expect(deedsIn(drawn(aWord()))).toEqual(['show', 'hide', 'reply', 'block']);
  expect(deedsIn(drawn(aWord({ State: 'shown' })))).toEqual(['hide', 'pin', 'reply', 'block']);
  expect(deedsIn(drawn(aWord({ State: 'shown', ParentId: 3 })))).toEqual(['hide', 'reply', 'block']);
  expect(deedsIn(drawn(aWord({ State: 'shown', Pinned: true, ReportCount: 2 })))).toEqual([
    'hide',
    'show',
    'unpin',
    'reply',
    'block',
  ]);
  expect(deedsIn(drawn(aWord({ State: 'hidden' })))).toEqual(['show', 'reply', 'block']);
  expect(deedsIn(drawn(aWord({ State: 'deleted', Content: '' })))).toEqual(['block']);
  expect(deedsIn(drawn(aWord({ State: 'shown', ParentId: 3, IsBlocked: true })))).toEqual(['hide', 'reply', 'unblock']);
  expect(deedsIn(drawn(aWord({ State: 'shown', ParentId: 3, Role: 'operator' })))).toEqual(['hide', 'reply']);
});
