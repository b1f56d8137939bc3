import { SiteLink } from '#/web/site-link.tsx';
import type { AnyRail as Rail } from './any-data.ts';
import type { AnyView } from './any-view.ts';
import { TitleCover } from './title-cover.tsx';
import './any-rail.css';

interface Props {
  /** Who says what stands on this page. */
  source: string;
  rail: Rail;
}

export function AnyRail({ rail: { title, rows }, source }: Props) {
  return (
    <aside className="any-rail" aria-label="更多">
      {rows.length > 0 && <h2>{title}</h2>}
      <ol className="any-rail-list">
        {rows.map(({ path, name, facts, people, score, cover }) => (
          <li key={path}>
            <SiteLink to={path} className="any-rail-item">
              <TitleCover cover={cover} className="any-rail-cover" />
              <span className="any-rail-text">
                <strong>{name}</strong>
                <em>{facts}</em>
                <em>{people}</em>
              </span>
              {score && <b className="num">{score}</b>}
            </SiteLink>
          </li>
        ))}
      </ol>
      <p className="any-rail-note">
        {source}
        <SiteLink to="/word">有误？告诉我们</SiteLink>
      </p>
    </aside>
  );
}

/** The curated lists it stands in. */
export function AnyLists({ lists }: { lists: AnyView['curatedLists'] }) {
  if (lists.length === 0) return null;
  return (
    <section className="any-lists" aria-labelledby="lists">
      <h2 id="lists">所属专题</h2>
      <ul>
        {lists.slice(0, 4).map(({ name, to }) => (
          <li key={to}>
            <SiteLink to={to}>{name}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
