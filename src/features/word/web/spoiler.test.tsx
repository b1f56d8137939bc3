import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Reviews } from '../shared/reviews.tsx';
import type { Word } from '../word.contract.ts';
import { readView } from './board-address.ts';
import { WordItem } from './word-item.tsx';

const word: Word = {
  ...{ Id: 7, ParentId: null, Content: '凶手是管家', Nickname: '小满', Role: 'member', State: 'shown', Pinned: false },
  ...{ CreatedTime: '2026-11-15T20:00:00+08:00', Likes: 0, Liked: false, Mine: false, ReplyCount: 0 },
  ...{ Score: 9, Spoiler: true },
};

const onTitle = (one: Word) => (
  <Reviews titleKey="三体" data={{ reviews: [{ ...one, when: '昨天' }], waiting: [], total: 1, order: 'likes' }} />
);
const onBoard = (one: Word) => (
  <WordItem
    word={one}
    view={readView('/word', new URLSearchParams())}
    user={null}
    now={0}
    refusal={undefined}
    canWrite
  />
);

test.each([
  ['under its title', onTitle],
  ['on the board', onBoard],
])('a word that tells the end is folded %s, with its score in sight', (_where, draw) => {
  const html = (one: Word) =>
    renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element: draw(one) }])} />);
  expect(html(word)).toMatch(/<details class="spoiler"><summary>.*?显示.*?<\/summary>.*凶手是管家.*<\/details>/s);
  expect(html(word).replace(/<details.*<\/details>/s, '')).not.toContain('凶手是管家');
  expect(html(word).replace(/<details.*<\/details>/s, '')).toMatch(/>9/);
  expect(html({ ...word, Spoiler: false })).not.toContain('spoiler');
});
