import { shortTime } from '#/web/short-time.ts';
import './desk.css';

interface Report {
  Reason: string;
  Detail: string;
  CreatedTime: string;
}

interface Props {
  count: number;
  /** The latest of them. */
  reports: readonly Report[];
  open?: boolean;
}

/** What visitors reported about one thing; nothing where nobody did. */
export function DeskReports({ count, reports, open = false }: Props) {
  if (count === 0) return null;
  return (
    <details className="desk-reports" open={open}>
      <summary>{count} 次举报</summary>
      <ul>
        {[...saidOf(reports)].map(([said, [{ CreatedTime }, ...more]]) => (
          <li key={said}>
            {said} · {more.length > 0 && `${more.length + 1} 次，最近 `}
            {shortTime(CreatedTime)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What was said, with those who said it, the latest first. */
function saidOf(reports: readonly Report[]) {
  const groups = new Map<string, [Report, ...Report[]]>();
  for (const report of reports) {
    const said = report.Detail ? `${report.Reason}：${report.Detail}` : report.Reason;
    const group = groups.get(said);
    if (group) group.push(report);
    else groups.set(said, [report]);
  }
  return groups;
}
