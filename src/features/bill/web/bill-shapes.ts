import { curveMonotoneX } from '@visx/curve';
import { scaleBand, scaleLinear } from '@visx/scale';
import { arc, line, pie } from '@visx/shape';
import { axisText, niceTicks, ticksAlong } from '#/ui/chart/chart-shapes.pure.ts';
import type { Charts } from '../bill.contract.ts';

/** Of the ring, in the units of its picture; a hair of ground between two parts. */
const RING = { inner: 53, outer: 71, gap: 0.045 };
const SHOWN_PARTS = 5;

interface Part {
  name: string;
  amount: number;
  /** The rest has no address of its own. */
  isRest: boolean;
}

export type ChartShapes = ReturnType<typeof chartShapes>;

/** What the charts look like. Only the page's loader asks, so what draws them never reaches the browser. */
export function chartShapes({ Months, Categories }: Pick<Charts, 'Months' | 'Categories'>) {
  return { months: monthShapes(Months), ring: ringShapes(Categories) };
}

/** All in percent of the plot, from its left and its bottom; the line's picture has its zero at the top. */
function monthShapes(months: Charts['Months']) {
  const values = months.flatMap(({ Expense, Income, Profit }) => [Expense, Income, Profit]);
  const ticks = niceTicks(Math.min(...values), Math.max(...values));
  const up = scaleLinear<number>({ domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1], range: [0, 100] });
  const along = scaleBand({ domain: months.map(({ Month }) => Month), range: [0, 100] });
  const height = (value: number) => rounded(up(value) - up(0));
  const points = months.map(({ Month, Profit }) => ({
    x: rounded((along(Month) ?? 0) + along.bandwidth() / 2),
    y: rounded(100 - up(Profit)),
  }));
  const profit = line<(typeof points)[number]>({ x: ({ x }) => x, y: ({ y }) => y, curve: curveMonotoneX });
  return {
    ticks: ticksAlong(ticks),
    zero: rounded(up(0)),
    bars: months.map(({ Income, Expense }) => ({ income: height(Income), expense: height(Expense) })),
    points,
    profit: profit(points) ?? '',
  };
}

function ringShapes(categories: Charts['Categories']) {
  const parts = partsOf(categories);
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  const angles = pie<Part>({ value: ({ amount }) => amount, sort: null, padAngle: parts.length > 1 ? RING.gap : 0 });
  const shape = arc<ReturnType<typeof angles>[number]>({ innerRadius: RING.inner, outerRadius: RING.outer });
  return {
    text: axisText(sum),
    sum,
    parts: angles(parts).map((angle) => ({ ...angle.data, shape: shape(angle) ?? '' })),
  };
}

function partsOf(categories: Charts['Categories']): Part[] {
  const spent = categories
    .filter(({ Expense }) => Expense > 0)
    .map(({ Name, Expense }) => ({ name: Name, amount: Expense, isRest: false }));
  if (spent.length <= SHOWN_PARTS + 1) return spent;
  const rest = spent.slice(SHOWN_PARTS);
  const amount = rest.reduce((total, part) => total + part.amount, 0);
  return [...spent.slice(0, SHOWN_PARTS), { name: `另外 ${rest.length} 类`, amount, isRest: true }];
}

function rounded(percent: number): number {
  return Number(percent.toFixed(2));
}
