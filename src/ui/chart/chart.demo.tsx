import { DemoRow } from '../section/demo-row.tsx';
import { Chart } from './chart.tsx';
import { linePath, niceTicks, shareOf, ticksAlong } from './chart-shapes.pure.ts';
import { ChartColumn, ChartTip } from './chart-tip.tsx';

export const title = '图表';

const DAYS = [12, 30, 18, 44, 39, 61, 52].map((views, index) => ({ day: `11-0${index + 1}`, views }));

export default function ChartDemo() {
  const ticks = niceTicks(0, Math.max(...DAYS.map(({ views }) => views)));
  return (
    <DemoRow label="七天">
      <Chart
        ticks={ticksAlong(ticks)}
        table={{ caption: '七天的访问', heads: ['日期', '访问'], rows: DAYS.map(({ day, views }) => [day, views]) }}
        names={DAYS.map(({ day }) => <span key={day}>{day}</span>)}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path
            d={linePath(
              DAYS.map(({ views }, index) => [((index + 0.5) / DAYS.length) * 100, 100 - shareOf(views, ticks)]),
            )}
          />
        </svg>
        <div className="chart-layer">
          {DAYS.map(({ day, views }, index) => (
            <ChartColumn key={day} index={index} count={DAYS.length}>
              <i className="chart-dot" style={{ top: `${100 - shareOf(views, ticks)}%` }} />
              <ChartTip title={day} rows={[{ label: '访问', value: String(views) }]} />
            </ChartColumn>
          ))}
        </div>
      </Chart>
    </DemoRow>
  );
}
