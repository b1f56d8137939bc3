import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { OutwardCard } from './outward-card.tsx';

const PLAYER = { Code: 'souluo1', Name: '南方云', Definition: '/player/souluo1' };

function drawn(HasPlayLinks: boolean): string {
  const element = <OutwardCard outward={{ HasPlayLinks, Players: [PLAYER] }} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToString(<RouterProvider router={router} />).replaceAll('<!-- -->', '');
}

test('with play links off the desk says what LunaTV and TVBox will see, and where to turn them on', () => {
  const html = drawn(false);
  expect(html).toContain('播放地址没有对外：TVBox 只看得到资料、不能播放，LunaTV 搜不到任何结果。');
  expect(html).toContain('href="/market/admin/config?key=outwardPlayLinks"');
  expect(html).not.toContain(PLAYER.Definition);
});

test('with play links on it says that both play, and gives MacCMS the players it does not know', () => {
  const html = drawn(true);
  expect(html).toContain('播放地址已对外：LunaTV 和 TVBox 能搜到也能播放。');
  expect(html).not.toContain('outwardPlayLinks');
  expect(html).toContain('href="/player/souluo1" download="mac_souluo1.txt"');
});
