import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { CSSProperties } from 'react';
import { CardShelf } from '#/features/shelf/shared/card-shelf.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { SiteLink } from '#/web/site-link.tsx';
import type { CoverArt } from './card.ts';
import { TitleCover } from './title-cover.tsx';
import './rank-row.css';

export interface RankRowView {
  key: string;
  path: string;
  name: string;
  rank: number;
  facts: string;
  /** Absent as long as there are too few visits to rank by. */
  heat?: number;
  /** Where its heat lies between the least and the most in sight, in percent. */
  share?: number;
  trend?: 'up' | 'down' | 'same';
  cover: CoverArt;
}

/** Two columns that are read downwards. */
export function RankRows({ rows }: { rows: readonly RankRowView[] }) {
  // React's type of style has no place for custom properties.
  const style = { '--rank-rows': Math.ceil(rows.length / 2) } as CSSProperties;
  return (
    <ol className="rank-rows" start={rows[0]?.rank} style={style}>
      {rows.map((row) => (
        <li key={row.key}>
          <SiteLink to={row.path} className="rank-row">
            <b className="rank-row-number num">{row.rank}</b>
            <TitleCover cover={row.cover} className="rank-row-cover" />
            <span className="rank-row-text">
              <strong>{row.name}</strong>
              <span className="rank-row-facts">{row.facts}</span>
              {row.share !== undefined && (
                <span className="rank-row-bar" aria-hidden="true">
                  <span style={{ width: `${row.share}%` }} />
                </span>
              )}
            </span>
            {row.trend && <Trend trend={row.trend} />}
            {row.heat !== undefined && (
              <span className="rank-row-heat num">
                <span className="visually-hidden">热度 </span>
                {thousands(row.heat)}
              </span>
            )}
          </SiteLink>
          <CardShelf titleKey={row.key} name={row.name} look="row" />
        </li>
      ))}
    </ol>
  );
}

const TRENDS = {
  up: { Icon: TrendingUp, name: '上升' },
  down: { Icon: TrendingDown, name: '下降' },
  same: { Icon: Minus, name: '持平' },
} as const;

function Trend({ trend }: { trend: keyof typeof TRENDS }) {
  const { Icon, name } = TRENDS[trend];
  return (
    <span className="rank-row-trend" data-trend={trend} role="img" aria-label={name}>
      <Icon size={14} aria-hidden />
    </span>
  );
}
