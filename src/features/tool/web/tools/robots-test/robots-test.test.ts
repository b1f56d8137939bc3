import { expect, test } from 'vitest';
import { judgeRobots } from './robots-test.work.ts';
import { tool } from './tool.ts';

const ask = (path: string, agent = '', robots: string = tool.example.input) => judgeRobots({ robots, path, agent });

test('the example is right', () => {
  const { isAllowed, line } = ask('/private/a');
  expect(`/private/a：${isAllowed ? '可以抓取' : '不能抓取'}（第 ${line} 行）`).toBe(tool.example.output);
});

test('the longest rule wins, and nothing said means allowed', () => {
  expect(ask('/private/open/x')).toMatchObject({ isAllowed: true, line: 3 });
  expect(ask('/else')).toMatchObject({ isAllowed: true, line: 0, rule: '' });
});

test('a crawler with rules of its own does not read those for all', () => {
  const robots = 'User-agent: *\nDisallow: /\n\nUser-agent: Baiduspider\nAllow: /\nCrawl-delay: 5';
  expect(ask('/a', 'Googlebot', robots).isAllowed).toBe(false);
  expect(ask('/a', 'Baiduspider', robots)).toMatchObject({ isAllowed: true, crawlDelay: 5 });
});

test('wildcards and ends of addresses count', () => {
  const robots = 'User-agent: *\nDisallow: /*.pdf$';
  expect(ask('/x/a.pdf', '', robots).isAllowed).toBe(false);
  expect(ask('/x/a.pdf?page=2', '', robots).isAllowed).toBe(true);
});

test('a whole address is reduced to its path; sitemaps are listed', () => {
  expect(ask('https://example.com/private/a')).toMatchObject({
    isAllowed: false,
    sitemaps: ['https://example.com/sitemap.xml'],
  });
});

test('a crawler that is named last and told nothing may fetch everything', () => {
  for (const end of ['', '\n', '\n\n# end\n', '\r\n']) {
    const robots = `User-agent: *\nDisallow: /a\n\nUser-agent: quxbot${end}`;
    expect([ask('/a', 'quxbot', robots).isAllowed, ask('/a', 'other', robots).isAllowed]).toEqual([true, false]);
  }
});
