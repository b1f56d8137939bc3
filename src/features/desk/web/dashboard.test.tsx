import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { DeskDay, DeskStep } from '../desk.contract.ts';
import { AuditOutcome } from './audit-outcome.tsx';
import { DayChart } from './day-chart.tsx';
import { DeskErrors } from './desk-errors.tsx';
import { DeskFigures } from './desk-figures.tsx';
import { DeskJobs } from './desk-jobs.tsx';
import { DeskPart } from './desk-part.tsx';
import { DeskSteps } from './desk-steps.tsx';
import { DeskWords } from './desk-words.tsx';

const html = (element: ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);

const aDay = (day: number, changes: Partial<DeskDay> = {}): DeskDay => ({
  Day: `2026-11-${String(day).padStart(2, '0')}`,
  ...{ Views: 10, Visitors: 4, Bots: 1, Searches: 3, Misses: 1, Clicks: 2, ClientErrors: 0, ServerErrors: 0 },
  ...changes,
});

const aStep = (changes: Partial<DeskStep> = {}): DeskStep => ({
  ...{ Key: 'icp', Title: '填写备案号', Text: '写在页脚。', Path: '/market/admin/config?key=siteFooter' },
  ...{ IsDone: false, IsDismissed: false },
  ...changes,
});

test('the picture of the days is also a table, and a site nobody has visited draws without a fault', () => {
  const drawn = html(<DayChart days={[aDay(14, { Views: 3120 }), aDay(15)]} />);
  expect(drawn).toContain('<caption>最近 2 天</caption>');
  expect(drawn).toContain('<th scope="row">2026-11-14</th><td>3120</td>');
  expect(html(<DayChart days={[aDay(14, { Views: 0, Searches: 0 }), aDay(15, { Views: 0, Searches: 0 })]} />)).toMatch(
    /^<p[^>]*>还没有访问和搜索/,
  );
});

test('a figure says what it was yesterday, and its bars can be read out', () => {
  const drawn = html(<DeskFigures days={[aDay(14, { Views: 10 }), aDay(15, { Views: 15, ServerErrors: 2 })]} />);
  expect(drawn).toContain('昨天全天 10');
  expect(drawn).toContain('aria-label="访问，最近 2 天：10、15"');
  expect(drawn).toContain('aria-label="错误，最近 2 天：0、2"');
});

test('a site that was never visited has no figures yet', () => {
  const nothing = { Views: 0, Visitors: 0, Bots: 0, Searches: 0, Misses: 0, Clicks: 0 };
  const drawn = html(<DeskFigures days={[aDay(14, nothing), aDay(15, nothing)]} />);
  expect(drawn).toContain('—');
  expect(drawn).not.toContain('昨天没有');
  expect(html(<DeskFigures days={[aDay(14), aDay(15, nothing)]} />)).not.toContain('—');
});

test('a part that failed says so in its own card', () => {
  const part = { ok: false, message: '服务繁忙，请稍后再试' } as const;
  const drawn = html(
    <DeskPart title="磁盘" part={part}>
      {() => '从不出现'}
    </DeskPart>,
  );
  expect(drawn).toContain('服务繁忙');
  expect(drawn).toContain('role="alert"');
  expect(drawn).not.toContain('从不出现');
});

test('a word nobody found leads to adding it, with whatever it holds kept out of the markup', () => {
  const drawn = html(<DeskWords only="missing" words={[{ Words: '<b>&"', Visitors: 3, Misses: 2 }]} />);
  expect(drawn).toContain('/market/admin/search/data/add?title=%3Cb%3E%26%22');
  expect(drawn).not.toContain('<b>&');
  expect(html(<DeskWords only="asked" words={[{ Words: '繁花', Visitors: 3, Misses: 0 }]} />)).not.toContain('补一条');
});

test('every list says so when there is nothing in it', () => {
  expect(html(<DeskWords only="missing" words={[]} />)).toContain('都搜到了');
  expect(html(<DeskErrors faults={[]} today="" />)).toContain('没有错误');
});

test('a failed job has a button that works without scripts', () => {
  const dead = { Id: 7, Name: 'mail.send', Attempts: 5, LastError: 'refused', DiedTime: '2026-11-15T09:50:00+08:00' };
  const drawn = html(
    <DeskJobs jobs={{ Queued: 1, Running: 0, Dead: 1, OldestDueTime: null, DeadJobs: [dead] }} today="2026-11-15" />,
  );
  expect(drawn).toContain('method="post"');
  expect(drawn).toContain('name="Id" value="7"');
  expect(drawn).toContain('09:50');
});

test('the first-run list shows what is done and what is left, and goes when nothing is', () => {
  const drawn = html(<DeskSteps steps={[aStep(), aStep({ Key: 'mail', Title: '接上邮件', IsDone: true })]} />);
  expect(drawn).toContain('href="/market/admin/config?key=siteFooter"');
  expect(drawn).toContain('接上邮件 <span class="visually-hidden">（已完成）');
  expect(drawn).toMatch(/已完成 <b>1<\/b> \/ 2/);
  expect(html(<DeskSteps steps={[aStep({ IsDone: true }), aStep({ Key: 'mail', IsDismissed: true })]} />)).toBe('');
});

test.each([
  ['change', 200, 1, '成功'],
  ['change', 412, 1, 'title="412">未成功'],
  ['change', 500, 1, 'title="500">网站出错'],
  ['refusal', 403, 41, '拒绝 41 次'],
] as const)('%s with %d, %d times, is told as %s', (Kind, Status, Count, text) => {
  expect(html(<AuditOutcome {...{ Kind, Status, Count }} />)).toContain(text);
});
