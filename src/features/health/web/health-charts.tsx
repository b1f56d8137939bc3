import type { ReactNode } from 'react';
import { Chart } from '#/ui/chart/chart.tsx';
import { linePath, niceTicks, shareOf, ticksAlong } from '#/ui/chart/chart-shapes.pure.ts';
import { ChartColumn, ChartTip } from '#/ui/chart/chart-tip.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import type { HealthOverview, HealthPoint } from '../health.contract.ts';
import { axisTime, msText, type RangeName } from './health-text.ts';
import './health-charts.css';

interface Props {
  points: readonly HealthPoint[];
  range: RangeName;
}

const LINES = [
  ['Slow1', '最慢 1%'],
  ['Slow5', '最慢 5%'],
  ['Half', '一半以内'],
] as const;
const LATENCY = LINES.map(([name, label]) => ({
  label,
  textOf: ({ [name]: ms }: HealthPoint) => (ms === null ? '—' : msText(ms)),
}));
const REQUESTS = [
  { label: '请求', textOf: ({ Requests }: HealthPoint) => thousands(Requests) },
  {
    label: '5xx',
    textOf: ({ Errors }: HealthPoint) => thousands(Errors),
    isBad: ({ Errors }: HealthPoint) => Errors > 0,
  },
];

export function LatencyChart({ points, starts, range }: Props & { starts: HealthOverview['Starts'] }) {
  const ticks = niceTicks(0, Math.max(20, ...points.map(({ Slow1 }) => Slow1 ?? 0)));
  const [first, last] = [Date.parse(points[0]?.Time ?? ''), Date.parse(points.at(-1)?.Time ?? '')];
  const step = points.length > 1 ? (last - first) / (points.length - 1) : 1;
  return (
    <Frame points={points} range={range} ticks={ticks} caption="响应时间，毫秒" columns={LATENCY}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {LINES.map(([name]) => (
          <path key={name} data-line={name} d={pathOf(points, (point) => point[name], ticks)} />
        ))}
      </svg>
      {starts.map(({ Time, Version }, index) => {
        const shareAt = (time: string) => (Date.parse(time) - first) / step / points.length;
        const at = shareAt(Time);
        // Of two that are near each other only the later one says what it is; neighbours speak on two lines.
        const next = starts[index + 1];
        const isSaid = !next || Math.abs(shareAt(next.Time) - at) > 0.3;
        return (
          <span key={Time} className="health-chart-event" style={{ left: `${Math.max(0, Math.min(1, at)) * 100}%` }}>
            {isSaid && (
              <span data-side={at > 0.6 ? 'end' : 'start'} data-line={index % 2}>
                {Time.slice(11, 16)} 启动 v{Version}
              </span>
            )}
          </span>
        );
      })}
    </Frame>
  );
}

export function RequestChart({ points, range }: Props) {
  const ticks = niceTicks(0, Math.max(4, ...points.map(({ Requests }) => Requests)));
  return (
    <Frame points={points} range={range} ticks={ticks} caption="请求与错误" columns={REQUESTS}>
      <div className="health-chart-bars chart-layer">
        {points.map(({ Time, Requests, Errors }) => (
          <i key={Time} style={{ height: `${shareOf(Requests, ticks)}%` }}>
            {Errors > 0 && <b style={{ height: `max(3px, ${(Errors / Requests) * 100}%)` }} />}
          </i>
        ))}
      </div>
    </Frame>
  );
}

interface FrameProps extends Props {
  ticks: readonly number[];
  caption: string;
  columns: readonly {
    label: string;
    textOf: (point: HealthPoint) => string;
    isBad?: (point: HealthPoint) => boolean;
  }[];
  children: ReactNode;
}

/** A table of the last points for who cannot see the picture, a tip for who points at a column. */
function Frame({ points, range, ticks, caption, columns, children }: FrameProps) {
  const named = new Set([0, 0.25, 0.5, 0.75].map((share) => Math.round(share * points.length)));
  return (
    <Chart
      className="health-chart"
      ticks={ticksAlong(ticks)}
      table={{
        caption: `${caption}，最近 10 格`,
        heads: ['时间', ...columns.map(({ label }) => label)],
        rows: points.slice(-10).map((point) => [timeOf(point), ...columns.map(({ textOf }) => textOf(point))]),
      }}
      names={points.map(({ Time }, at) =>
        named.has(at) || at === points.length - 1 ? (
          <span key={Time} style={{ left: `${((at + 0.5) / points.length) * 100}%` }}>
            {at === points.length - 1 ? '现在' : axisTime(Time, range)}
          </span>
        ) : null,
      )}
    >
      {children}
      <div className="chart-layer">
        {points.map((point, at) => (
          <ChartColumn key={point.Time} index={at} count={points.length}>
            <ChartTip
              title={timeOf(point)}
              rows={columns.map(({ label, textOf, isBad }) => ({
                label,
                value: textOf(point),
                ...(isBad?.(point) && { of: 'bad' }),
              }))}
            />
          </ChartColumn>
        ))}
      </div>
    </Chart>
  );
}

const timeOf = ({ Time }: HealthPoint) => Time.slice(5, 16).replace('T', ' ');

/** A line has a gap where nobody came. */
function pathOf(
  points: Props['points'],
  value: (point: HealthPoint) => number | null,
  ticks: readonly number[],
): string {
  const parts: [number, number][][] = [[]];
  for (const [at, point] of points.entries()) {
    const one = value(point);
    if (one === null) parts.push([]);
    else parts.at(-1)?.push([((at + 0.5) / points.length) * 100, 100 - shareOf(one, ticks)]);
  }
  // A point alone would be invisible.
  return parts.map((part) => (part.length === 1 && part[0] ? linePath([part[0], part[0]]) : linePath(part))).join('');
}
