import { expect, test } from 'vitest';
import { wholeMinutes } from './length.pure.ts';

test('a film takes its length, a series that of all its episodes, and neither is guessed', () => {
  const cases: [TypeName: string, Duration: string, Remark: string, minutes: number | null][] = [
    ['电影', '119分钟', '', 119],
    ['电影', '2小时10分', '', 130],
    ['电影', '01:30:00', '全2集', 90],
    ['电影', '', '', null],
    ['电视剧', '45分钟', '全40集', 1800],
    ['电视剧', '45分钟/集', '12集全', 540],
    ['动漫', '24 min', '共12话', 288],
    ['动漫', '每集24分钟，全26集', '已完结', 624],
    ['电视剧', '45分钟', '更新至第8集', null],
    ['电视剧', '', '全40集', null],
  ];
  for (const [TypeName, Duration, Remark, minutes] of cases)
    expect(wholeMinutes({ TypeName, Duration, Remark }), `${TypeName} ${Duration} ${Remark}`).toBe(minutes);
});
