import type { ReactNode } from 'react';
import '#/ui/visually-hidden/visually-hidden.css';
import { axisText, linePath, niceTicks, shareOf } from '../../bill/chart-shapes.pure.ts';
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

export function LatencyChart({ points, starts, range }: Props & { starts: HealthOverview['Starts'] }) {
  const ticks = niceTicks(0, Math.max(20, ...points.map(({ Slow1 }) => Slow1 ?? 0)));
  const [first, last] = [Date.parse(points[0]?.Time ?? ''), Date.parse(points.at(-1)?.Time ?? '')];
  const step = points.length > 1 ? (last - first) / (points.length - 1) : 1;
  return (
    <Frame points={points} range={range} ticks={ticks} caption="响应时间，毫秒" heads={LINES.map(([, name]) => name)}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {LINES.map(([name]) => (
          <path key={name} data-line={name} d={pathOf(points, (point) => point[name], ticks)} />
        ))}
      </svg>
      {starts.map(({ Time, Version }) => {
        const at = (Date.parse(Time) - first) / step / points.length;
        return (
          <span key={Time} className="health-chart-event" style={{ left: `${Math.max(0, Math.min(1, at)) * 100}%` }}>
            <span data-side={at > 0.6 ? 'end' : 'start'}>
              {Time.slice(11, 16)} 启动 v{Version}
            </span>
          </span>
        );
      })}
      <Places points={points}>
        {(point) =>
          LINES.map(([name, label]) => (
            <span key={name}>
              {label} <em className="num">{textOf(point[name])}</em>
            </span>
          ))
        }
      </Places>
    </Frame>
  );
}

export function RequestChart({ points, range }: Props) {
  const ticks = niceTicks(0, Math.max(4, ...points.map(({ Requests }) => Requests)));
  return (
    <Frame points={points} range={range} ticks={ticks} caption="请求与错误" heads={['请求', '5xx']}>
      <div className="health-chart-bars" aria-hidden="true">
        {points.map(({ Time, Requests, Errors }) => (
          <i key={Time} style={{ height: `${shareOf(Requests, ticks)}%` }}>
            {Errors > 0 && <b style={{ height: `max(3px, ${(Errors / Requests) * 100}%)` }} />}
          </i>
        ))}
      </div>
      <Places points={points}>
        {({ Requests, Errors }) => (
          <>
            <span>
              请求 <em className="num">{Requests.toLocaleString('zh-CN')}</em>
            </span>
            <span data-bad={Errors > 0 || undefined}>
              5xx <em className="num">{Errors.toLocaleString('zh-CN')}</em>
            </span>
          </>
        )}
      </Places>
    </Frame>
  );
}

interface FrameProps extends Props {
  ticks: readonly number[];
  caption: string;
  heads: readonly string[];
  children: ReactNode;
}

/** Labels are HTML, so that they are never stretched; who cannot see the picture gets a table of its last points. */
function Frame({ points, range, ticks, caption, heads, children }: FrameProps) {
  const named = new Set([0, 0.25, 0.5, 0.75].map((share) => Math.round(share * points.length)));
  const isLatency = heads.length > 2;
  return (
    <figure className="health-chart">
      <div className="visually-hidden">
        <table>
          <caption>{caption}，最近 10 格</caption>
          <thead>
            <tr>
              {['时间', ...heads].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.slice(-10).map((point) => (
              <tr key={point.Time}>
                <th scope="row">{point.Time.slice(5, 16).replace('T', ' ')}</th>
                {isLatency
                  ? LINES.map(([name]) => <td key={name}>{textOf(point[name])}</td>)
                  : [point.Requests, point.Errors].map((value, at) => <td key={heads[at]}>{value}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="health-chart-scale num" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ bottom: `${shareOf(tick, ticks)}%` }}>
            {axisText(tick)}
          </span>
        ))}
      </div>
      <div className="health-chart-plot">
        {ticks.map((tick) => (
          <i key={tick} data-zero={tick === 0 || undefined} style={{ bottom: `${shareOf(tick, ticks)}%` }} />
        ))}
        {children}
      </div>
      <div className="health-chart-names num" aria-hidden="true">
        {points.map(({ Time }, at) =>
          named.has(at) || at === points.length - 1 ? (
            <span key={Time} style={{ left: `${((at + 0.5) / points.length) * 100}%` }}>
              {at === points.length - 1 ? '现在' : axisTime(Time, range)}
            </span>
          ) : null,
        )}
      </div>
    </figure>
  );
}

/** One invisible column for each point, with what it says when somebody points at it. */
function Places({ points, children }: { points: Props['points']; children: (point: HealthPoint) => ReactNode }) {
  return (
    <div className="health-chart-places" aria-hidden="true">
      {points.map((point, at) => (
        <div key={point.Time} data-side={at < points.length / 2 ? 'start' : 'end'}>
          <div className="health-chart-tip">
            <b className="num">{point.Time.slice(5, 16).replace('T', ' ')}</b>
            {children(point)}
          </div>
        </div>
      ))}
    </div>
  );
}

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

const textOf = (ms: number | null) => (ms === null ? '—' : msText(ms));
