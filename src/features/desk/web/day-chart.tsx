import { axisText, linePath, niceTicks, shareOf } from '../../bill/chart-shapes.pure.ts';
import type { DeskDay } from '../desk.contract.ts';
import '#/ui/visually-hidden/visually-hidden.css';
import './day-chart.css';

/** Views and searches by day. Labels are HTML, so that they are never stretched; only the lines are a stretched picture. */
export function DayChart({ days }: { days: readonly DeskDay[] }) {
  const ticks = niceTicks(0, Math.max(4, ...days.map(({ Views }) => Views), ...days.map(({ Searches }) => Searches)));
  const pointsOf = (value: (day: DeskDay) => number) =>
    days.map((day, index): [number, number] => [((index + 0.5) / days.length) * 100, 100 - shareOf(value(day), ticks)]);
  const views = pointsOf(({ Views }) => Views);
  const line = linePath(views);
  const [first, last] = [views[0]?.[0] ?? 0, views.at(-1)?.[0] ?? 0];
  const everyNth = Math.ceil(days.length / 8);
  return (
    <figure className="day-chart">
      {/* A table takes the room of its words whatever its width says, so a box hides it. */}
      <div className="visually-hidden">
        <DayTable days={days} />
      </div>
      <div className="day-chart-scale num" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ bottom: `${shareOf(tick, ticks)}%` }}>
            {axisText(tick)}
          </span>
        ))}
      </div>
      <div className="day-chart-plot" aria-hidden="true">
        {ticks.map((tick) => (
          <i key={tick} data-zero={tick === 0 || undefined} style={{ bottom: `${shareOf(tick, ticks)}%` }} />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <title>访问与搜索</title>
          <path className="day-chart-area" d={`${line}L${last} 100L${first} 100Z`} />
          <path className="day-chart-views" d={line} vectorEffect="non-scaling-stroke" />
          <path
            className="day-chart-searches"
            d={linePath(pointsOf(({ Searches }) => Searches))}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div className="day-chart-days">
          {days.map((day, index) => (
            <div key={day.Day} data-side={index * 2 < days.length ? 'start' : 'end'}>
              <i style={{ top: `${views[index]?.[1] ?? 100}%` }} />
              <DayTip day={day} />
            </div>
          ))}
        </div>
      </div>
      <div className="day-chart-names num" aria-hidden="true">
        {days.map(({ Day }, index) => (
          <span key={Day}>{(days.length - 1 - index) % everyNth === 0 ? Day.slice(5) : ''}</span>
        ))}
      </div>
    </figure>
  );
}

function DayTip({ day }: { day: DeskDay }) {
  return (
    <div className="day-chart-tip">
      <b className="num">{day.Day.slice(5)}</b>
      <span>
        访问 <em className="num">{day.Views.toLocaleString('zh-CN')}</em>
      </span>
      <span>
        访客 <em className="num">{day.Visitors.toLocaleString('zh-CN')}</em>
      </span>
      <span>
        搜索 <em className="num">{day.Searches.toLocaleString('zh-CN')}</em>
      </span>
      <span>
        爬虫 <em className="num">{day.Bots.toLocaleString('zh-CN')}</em>
      </span>
    </div>
  );
}

function DayTable({ days }: { days: readonly DeskDay[] }) {
  const heads = ['日期', '访问', '访客', '搜索', '没有结果的搜索', '短链接点击', '浏览器错误', '服务器错误', '爬虫'];
  return (
    <table>
      <caption>最近 {days.length} 天</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.Day}>
            <th scope="row">{day.Day}</th>
            <td>{day.Views}</td>
            <td>{day.Visitors}</td>
            <td>{day.Searches}</td>
            <td>{day.Misses}</td>
            <td>{day.Clicks}</td>
            <td>{day.ClientErrors}</td>
            <td>{day.ServerErrors}</td>
            <td>{day.Bots}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
