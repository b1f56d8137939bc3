import { Avatar } from '#/ui/avatar/avatar.tsx';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { Section } from '#/ui/section/section.tsx';
import { SegmentedLinks } from '#/ui/segmented/segmented-links.tsx';
import { StatStrip } from '#/ui/stat-strip/stat-strip.tsx';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { SiteLink } from '#/web/site-link.tsx';
import type { Route } from './+types/person.page.ts';
import { personJsonLd } from './json-ld.ts';
import { readPerson } from './person-data.ts';
import { TitleCard } from './title-card.tsx';
import './person.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { name, roles, works, known, path, jsonLd } = loaderData;
  return pageHead(matches[0].loaderData, {
    title: `${name}的作品`,
    description: `${name}（${roles}）的 ${works.length} 部作品，按年代排列：${known.map((one) => `《${one}》`).join('')}等。`,
    path,
    jsonLd,
  });
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const person = await readPerson(context, params.name, new URL(request.url).searchParams.get('role'));
  return { ...person, jsonLd: personJsonLd(context.get(siteContext).origin, person) };
}

export default function PersonPage({ loaderData }: Route.ComponentProps) {
  const { name, names, roles, stats, segments, works, partners, genres, curatedLists } = loaderData;
  return (
    <article className="person">
      <Crumbs path={[{ label: '首页', to: '/' }, { label: '人物' }, { label: name }]} />
      <header className="person-head">
        <span className="person-disc">
          <Avatar name={name} size="lg" />
        </span>
        <div>
          <p>{roles}</p>
          <h1>{name}</h1>
          {names && <p>{names}</p>}
        </div>
      </header>
      <StatStrip stats={stats} />
      <Section title="作品年表" extra={segments.length > 2 && <SegmentedLinks label="身份" segments={segments} />}>
        <ol className="person-works">
          {works.map(({ card, year }) => (
            <li key={card.key}>
              <time className="num">{year ?? '年份不详'}</time>
              <TitleCard card={card} />
            </li>
          ))}
        </ol>
      </Section>
      <div className="person-columns">
        {partners.length > 0 && (
          <Section title="一起拍过的人" size="sm">
            <ul className="person-partners">
              {partners.map(({ name: partner, count, titles, to }) => (
                <li key={partner}>
                  <SiteLink to={to}>
                    <Avatar name={partner} />
                    <span>
                      <strong>{partner}</strong>
                      <em>{titles}</em>
                    </span>
                    <b>
                      <span className="num">{count}</span> 部
                    </b>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <div className="person-side">
          {genres.length > 0 && (
            <Section title="题材" size="sm">
              <ul className="person-genres">
                {genres.map(({ name: genre, count, share }) => (
                  <li key={genre}>
                    <span>{genre}</span>
                    <i aria-hidden="true">
                      <b style={{ width: `${share}%` }} />
                    </i>
                    <em className="num">{count}</em>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {curatedLists.length > 0 && (
            <Section title="所属专题" size="sm">
              <ul className="person-lists">
                {curatedLists.map(({ name: list, count, to }) => (
                  <li key={to}>
                    <SiteLink to={to}>
                      {list}
                      <em>{count} 部</em>
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
      </div>
    </article>
  );
}
