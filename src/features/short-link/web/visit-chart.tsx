import { Chart } from '#/ui/chart/chart.tsx';
import { niceTicks, shareOf, ticksAlong } from '#/ui/chart/chart-shapes.pure.ts';
import { ChartColumn, ChartTip } from '#/ui/chart/chart-tip.tsx';
import { Card } from '#/ui/section/card.tsx';
import { SegmentedLinks } from '#/ui/segmented/segmented-links.tsx';
import type { LinkVisits, VisitBar, VisitUnit } from '../short-owner.contract.ts';
import { axisTime, fullTime, UNIT_NAMES } from './visit-text.ts';
import './visit-chart.css';

interface Props {
  visits: LinkVisits;
  to: (unit: VisitUnit) => string;
}

/** Bars of those who came for the first time that day over those who came again. */
export function VisitChart({ visits: { Unit, Bars }, to }: Props) {
  const ticks = niceTicks(0, Math.max(4, ...Bars.map(({ Clicks }) => Clicks)));
  const all = Bars.reduce((sum, { Clicks }) => sum + Clicks, 0);
  return (
    <Card
      title={UNIT_NAMES[Unit].title}
      className="visit-chart"
      aside={
        <>
          <span className="visit-chart-key">
            <i data-part="people" />
            新来的
            <i data-part="again" />
            再来的
          </span>
          <SegmentedLinks
            label="按什么看"
            segments={(['hour', 'day', 'month'] as const).map((unit) => ({
              label: UNIT_NAMES[unit].short,
              to: to(unit),
              current: unit === Unit,
            }))}
          />
        </>
      }
    >
      <Chart
        ticks={ticksAlong(ticks)}
        table={{
          caption: `${UNIT_NAMES[Unit].title}，共 ${all} 次`,
          heads: ['时间', '访问', '人数'],
          rows: Bars.filter(({ Clicks }) => Clicks > 0).map(({ Time, Clicks, People }) => [
            fullTime(Time, Unit),
            Clicks,
            People,
          ]),
        }}
        names={Bars.map(({ Time }, index) => <span key={Time}>{axisTime(Time, Unit, index, Bars.length)}</span>)}
      >
        <div className="chart-layer">
          {Bars.map((bar, index) => (
            <ChartColumn key={bar.Time} index={index} count={Bars.length}>
              <Bar bar={bar} ticks={ticks} isNow={index === Bars.length - 1} />
              <ChartTip
                title={fullTime(bar.Time, Unit)}
                rows={[
                  { label: '访问', value: String(bar.Clicks) },
                  { label: '人数', value: String(bar.People) },
                ]}
              />
            </ChartColumn>
          ))}
        </div>
      </Chart>
    </Card>
  );
}

function Bar({ bar: { Clicks, People }, ticks, isNow }: { bar: VisitBar; ticks: number[]; isNow: boolean }) {
  // Who came before midnight counted on the day before, so there may be fewer visits than people were counted.
  const again = Math.max(0, Clicks - People);
  return (
    <i
      className="visit-chart-bar"
      data-now={isNow || undefined}
      data-none={Clicks === 0 || undefined}
      style={{ height: `${shareOf(Clicks, ticks)}%` }}
    >
      {again > 0 && <b style={{ height: `${(again / Clicks) * 100}%` }} />}
    </i>
  );
}
