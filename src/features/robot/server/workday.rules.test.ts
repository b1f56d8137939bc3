import { expect, test } from 'vitest';
import { createWorkdays } from './workday.index.ts';
import { readYearPlan, statutoryDays } from './workday.rules.ts';

/** The shape of the yearly notice, with the days of 2026. */
const NOTICE = `一、元旦：1月1日（周四）至3日（周六）放假调休，共3天。1月4日（周日）上班。
二、春节：2月15日（农历腊月二十八、周日）至23日（农历正月初七、周一）放假调休，共9天。2月14日（周六）、2月28日（周六）上班。
三、清明节：4月4日（周六）至6日（周一）放假，共3天。
四、劳动节：5月1日（周五）至5日（周二）放假调休，共5天。5月9日（周六）上班。
五、端午节：6月19日（周五）至21日（周日）放假，共3天。
六、中秋节：9月25日（周五）至27日（周日）放假，共3天。
七、国庆节：10月1日（周四）至7日（周三）放假调休，共7天。9月20日（周日）、10月10日（周六）上班。`;

test('the notice is read as it is published', () => {
  const plan = readYearPlan(NOTICE, 2026);
  if ('fault' in plan) throw new Error(plan.fault);
  expect(plan.rest).toHaveLength(3 + 9 + 3 + 5 + 3 + 3 + 7);
  expect(plan.rest).toContain('2026-02-23');
  expect(plan.work).toEqual(['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10']);
});

test('a newspaper’s commas are read as well', () => {
  expect(readYearPlan(NOTICE.replaceAll(/天。(?=\d)/g, '天，'), 2026)).toEqual(readYearPlan(NOTICE, 2026));
});

test('a notice also rules the last days of the year before', () => {
  const workdays = createWorkdays();
  const on = (day: string) => workdays.on(Date.parse(`${day}T09:00+08:00`));
  expect(on('2026-12-31')).toEqual({ isWork: true, by: 'plan' });
  expect(on('2027-01-04')).toEqual({ isWork: true, by: 'law' });
  workdays.enter(new Map([[2027, { rest: ['2026-12-31', '2027-01-01'], work: ['2026-12-26'] }]]));
  expect(on('2026-12-31')).toEqual({ isWork: false, by: 'plan' });
  expect(on('2026-12-26')).toEqual({ isWork: true, by: 'plan' });
  expect(on('2027-01-04')).toEqual({ isWork: true, by: 'plan' });
});

test('a range over months and over the new year', () => {
  const plan = readYearPlan(`元旦：2026年12月31日至2027年1月2日放假。国庆节：9月29日至10月8日放假。`, 2027);
  if ('fault' in plan) throw new Error(plan.fault);
  expect(plan.rest.slice(0, 3)).toEqual(['2026-12-31', '2027-01-01', '2027-01-02']);
  expect(plan.rest).toContain('2027-09-30');
});

test.each([
  ['', '只读出 0 个放假日，请粘贴国务院办公厅通知的全文'],
  [NOTICE.replace('5月9日', '5月3日'), '2026-05-03 又放假又上班，请检查'],
  [NOTICE.replace('2月28日', '2月30日'), '没有“2月30日（周六）”这一天'],
])('what cannot be read is said', (text, fault) => {
  expect(readYearPlan(text, 2026)).toEqual({ fault });
});

test('without a plan the days of the law are known', () => {
  const solar: Record<string, string> = {
    '2027-01-01': '2027-02-06',
    '2027-05-05': '2027-06-09',
    '2027-08-15': '2027-09-15',
  };
  const days = statutoryDays(2027, { fromLunar: (day) => solar[day] ?? '', brightness: () => '2027-04-05' });
  expect(days).toHaveLength(13);
  expect(days).toContain('2027-02-05');
  expect(days).toContain('2027-02-08');
});
