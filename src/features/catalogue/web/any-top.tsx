import { Fragment } from 'react';
import type { Advertisement } from '#/features/config/shared/advertises.ts';
import { Advertise } from '#/ui/advertise/advertise.tsx';
import { SiteLink } from '#/web/site-link.tsx';
import { AnyPlatforms } from './any-platforms.tsx';
import type { KeepableAny } from './any-view.ts';
import { TitleCover } from './title-cover.tsx';
import './any-top.css';

/** Cover, name, what is known, and where to watch it lawfully: the page's first task. */
export function AnyTop({ any }: { any: KeepableAny & { infoAdvertises: readonly Advertisement[] } }) {
  const { name, cover, tags, status, aliases, summary, facts, rating, platforms } = any;
  return (
    <>
      <TitleCover cover={cover} className="any-cover" isFirst />
      <header className="any-head">
        <p className="any-tags">
          {tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
          {status && <span className="any-status">{status}</span>}
        </p>
        <h1>{name}</h1>
        {aliases && (
          <p className="any-aliases" title={aliases}>
            又名 {aliases}
          </p>
        )}
        {/* On a phone the score stands beside the cover, the rest of the rating further down. */}
        <p className="any-score" aria-hidden="true">
          {rating.score ? (
            <>
              <span className="any-score-star">★</span>
              <b className="num">{rating.score}</b> {rating.count} 人
            </>
          ) : (
            '未满 5 人评分'
          )}
        </p>
      </header>
      <div className="any-facts" data-bare={!summary || undefined}>
        {summary && <p className="any-summary">{summary}</p>}
        {facts.length > 0 && (
          <dl>
            {facts.map(({ label, values, isWide }, row) => (
              <div key={label} className={row > 1 ? 'any-more' : undefined} data-wide={isWide || undefined}>
                <dt>{label}</dt>
                <dd>
                  {values.map(({ text, to }, index) => (
                    <Fragment key={text}>
                      {index > 0 && ' / '}
                      {to ? <SiteLink to={to}>{text}</SiteLink> : text}
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {(summary.length > 60 || facts.length > 2) && (
          <label className="any-all">
            <input type="checkbox" />
            <span className="any-all-open">全部资料</span>
            <span className="any-all-close">收起资料</span>
          </label>
        )}
        {!summary && (
          <p className="any-wanted">
            <span>
              <strong>一句话的介绍，还空着</strong>
              看过的话，替后来的人写一句。
            </span>
            <SiteLink to="/word">写一句</SiteLink>
          </p>
        )}
        <Advertise items={any.infoAdvertises} />
      </div>
      <AnyPlatforms name={name} platforms={platforms} />
    </>
  );
}
