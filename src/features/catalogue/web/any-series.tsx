import { Section } from '#/ui/section/section.tsx';
import { SiteLink } from '#/web/site-link.tsx';
import type { SeriesPart } from './series-chain.ts';
import { TitleCover } from './title-cover.tsx';

/** What came before it, and after. */
export function AnySeries({ parts }: { parts: readonly SeriesPart[] }) {
  if (parts.length === 0) return null;
  return (
    <Section id="series" title="系列" size="sm" note="按时间先后">
      <ol className="any-series">
        {parts.map(({ key, path, name, note, cover, isThis }) => (
          <li key={key}>
            <SiteLink to={path} {...(isThis && { 'aria-current': 'page' as const })}>
              <TitleCover cover={cover} className="any-series-cover" />
              <span>
                <strong>{name}</strong>
                <em>{note}</em>
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </Section>
  );
}
