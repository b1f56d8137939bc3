import { Chart } from '#/ui/chart/chart.tsx';
import { linePath, niceTicks, shareOf, ticksAlong } from '#/ui/chart/chart-shapes.pure.ts';
import { ChartColumn, ChartTip } from '#/ui/chart/chart-tip.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import type { DeskDay } from '../desk.contract.ts';
import './day-chart.css';

const HEADS = ['日期', '访问', '访客', '搜索', '没有结果的搜索', '短链接点击', '浏览器错误', '服务器错误', '爬虫'];
const TIPS = [
  ['访问', 'Views'],
  ['访客', 'Visitors'],
  ['搜索', 'Searches'],
  ['爬虫', 'Bots'],
] as const;

/** Views and searches by day. */
export function DayChart({ days }: { days: readonly DeskDay[] }) {
  if (days.every(({ Views, Searches }) => Views + Searches === 0))
    return <p className="dashboard-none">还没有访问和搜索；有人打开网站后，这里按天画出来。</p>;
  const ticks = niceTicks(0, Math.max(4, ...days.map(({ Views }) => Views), ...days.map(({ Searches }) => Searches)));
  const pointsOf = (value: (day: DeskDay) => number) =>
    days.map((day, index): [number, number] => [((index + 0.5) / days.length) * 100, 100 - shareOf(value(day), ticks)]);
  const views = pointsOf(({ Views }) => Views);
  const line = linePath(views);
  const [first, last] = [views[0]?.[0] ?? 0, views.at(-1)?.[0] ?? 0];
  const everyNth = Math.ceil(days.length / 8);
  return (
    <Chart
      className="day-chart"
      ticks={ticksAlong(ticks)}
      table={{ caption: `最近 ${days.length} 天`, heads: HEADS, rows: days.map(rowOf) }}
      names={days.map(({ Day }, index) => (
        <span key={Day}>{(days.length - 1 - index) % everyNth === 0 ? Day.slice(5) : ''}</span>
      ))}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <title>访问与搜索</title>
        <path className="day-chart-area" d={`${line}L${last} 100L${first} 100Z`} />
        <path d={line} />
        <path className="day-chart-searches" d={linePath(pointsOf(({ Searches }) => Searches))} />
      </svg>
      <div className="chart-layer">
        {days.map((day, index) => (
          <ChartColumn key={day.Day} index={index} count={days.length}>
            <i className="chart-dot" style={{ top: `${views[index]?.[1] ?? 100}%` }} />
            <ChartTip
              title={day.Day.slice(5)}
              rows={TIPS.map(([label, name]) => ({ label, value: thousands(day[name]) }))}
            />
          </ChartColumn>
        ))}
      </div>
    </Chart>
  );
}

const rowOf = (day: DeskDay) => [
  day.Day,
  day.Views,
  day.Visitors,
  day.Searches,
  day.Misses,
  day.Clicks,
  day.ClientErrors,
  day.ServerErrors,
  day.Bots,
];
