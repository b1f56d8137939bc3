import { axisText, niceTicks, shareOf } from '#/features/bill/chart-shapes.pure.ts';
import { Card } from '#/ui/section/card.tsx';
import { SegmentedLinks } from '#/ui/segmented/segmented-links.tsx';
import type { LinkVisits, VisitBar, VisitUnit } from '../short-owner.contract.ts';
import { axisTime, fullTime, UNIT_NAMES } from './visit-text.ts';
import '#/ui/visually-hidden/visually-hidden.css';
import './visit-chart.css';

interface Props {
  visits: LinkVisits;
  to: (unit: VisitUnit) => string;
}

/** Bars of those who came for the first time that day over those who came again. Labels are HTML, so none is stretched. */
export function VisitChart({ visits: { Unit, Bars }, to }: Props) {
  const ticks = niceTicks(0, Math.max(4, ...Bars.map(({ Clicks }) => Clicks)));
  const all = Bars.reduce((sum, { Clicks }) => sum + Clicks, 0);
  const label = `${UNIT_NAMES[Unit].title}，共 ${all} 次`;
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
      <figure aria-label={label}>
        <div className="visit-chart-scale num" aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${shareOf(tick, ticks)}%` }}>
              {axisText(tick)}
            </span>
          ))}
        </div>
        <div className="visit-chart-bars" aria-hidden="true">
          {Bars.map((bar, index) => (
            <Bar key={bar.Time} bar={bar} ticks={ticks} unit={Unit} isNow={index === Bars.length - 1} />
          ))}
        </div>
        <div className="visit-chart-times num" aria-hidden="true">
          {Bars.map(({ Time }, index) => (
            <span key={Time}>{axisTime(Time, Unit, index, Bars.length)}</span>
          ))}
        </div>
        <table className="visually-hidden">
          <caption>{label}</caption>
          <thead>
            <tr>
              {['时间', '访问', '人数'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Bars.filter(({ Clicks }) => Clicks > 0).map(({ Time, Clicks, People }) => (
              <tr key={Time}>
                <th scope="row">{fullTime(Time, Unit)}</th>
                <td>{Clicks}</td>
                <td>{People}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
    </Card>
  );
}

function Bar({ bar, ticks, unit, isNow }: { bar: VisitBar; ticks: number[]; unit: VisitUnit; isNow: boolean }) {
  const { Time, Clicks, People } = bar;
  // Who came before midnight counted on the day before, so there may be fewer visits than people were counted.
  const again = Math.max(0, Clicks - People);
  return (
    <span className="visit-chart-bar" data-now={isNow || undefined} data-none={Clicks === 0 || undefined}>
      <i style={{ height: `${shareOf(Clicks, ticks)}%` }}>
        {again > 0 && <b style={{ height: `${(again / Clicks) * 100}%` }} />}
      </i>
      <span className="visit-chart-note">
        <strong>{fullTime(Time, unit)}</strong>
        <span>
          访问 <em className="num">{Clicks}</em>
        </span>
        <span>
          人数 <em className="num">{People}</em>
        </span>
      </span>
    </span>
  );
}
