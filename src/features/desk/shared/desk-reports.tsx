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
        {reports.map(({ Reason, Detail, CreatedTime }) => (
          <li key={`${CreatedTime} ${Reason} ${Detail}`}>
            {Reason}
            {Detail && `：${Detail}`} · {shortTime(CreatedTime)}
          </li>
        ))}
      </ul>
    </details>
  );
}
