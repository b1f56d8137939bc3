import { Section } from '#/ui/section/section.tsx';
import { SiteLink } from '#/web/site-link.tsx';
import './continue-watching.css';

export interface WatchingRow {
  key: string;
  name: string;
  path: string;
  cover: string;
  /** 第 8 集 · 还剩 31 分钟. */
  note: string;
  /** 0 to 1; undefined when nobody knows how long the episode is. */
  share: number | undefined;
  /** 更新 2 话, or 有更新 where nobody can count; empty when nothing came. */
  update: string;
}

/** 接着看: what a member was watching, one tap from where it was left. */
export function ContinueWatching({ rows }: { rows: readonly WatchingRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Section title="接着看" more={{ to: '/history', label: '全部记录' }}>
      <ul className="continue-watching">
        {rows.map(({ key, name, path, cover, note, share, update }) => (
          <li key={key}>
            <img src={cover} alt="" width={56} height={78} loading="lazy" decoding="async" />
            <span className="continue-watching-text">
              <SiteLink to={`${path}#play`}>{name}</SiteLink>
              {update && <b>{update}</b>}
              <span>{note}</span>
              {share !== undefined && (
                <i className="continue-watching-bar">
                  <i style={{ inlineSize: `${share * 100}%` }} />
                </i>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
