import { ErrorState } from '#/ui/error-state/error-state.tsx';
import { Section } from '#/ui/section/section.tsx';
import { Skeleton } from '#/ui/skeleton/skeleton.tsx';
import { SiteLink } from '#/web/site-link.tsx';
import type { SectionShown, Thing } from './unlimited-data.ts';
import { WhenReady } from './when-ready.tsx';
import './found-section.css';

/** What one part of the site found: pictures where it has them, rows where not, and nothing at all for nothing. */
export function FoundSection({ section: { key, name, result } }: { section: SectionShown }) {
  const id = `found-${key}`;
  return (
    <WhenReady
      of={result}
      meanwhile={
        <Section id={id} size="sm" title={name} note="正在找……" className="found-section">
          <Skeleton shape="block" height="144px" />
        </Section>
      }
    >
      {(found) => {
        if (!found.isOk) {
          return (
            <Section id={id} size="sm" title={name} className="found-section">
              <ErrorState size="row" title={found.message} />
            </Section>
          );
        }
        if (found.total === 0) return <span id={id} hidden />;
        const hasPictures = found.things.some(({ image }) => image !== '');
        const more = found.morePath && { more: { to: found.morePath, label: '全部' } };
        return (
          <Section
            id={id}
            size="sm"
            title={name}
            note={
              <>
                <b>{found.total}</b> 条
              </>
            }
            className={`found-section ${hasPictures ? 'found-section-wide' : ''}`}
            {...more}
          >
            {hasPictures ? <Posters things={found.things} /> : <Rows things={found.things} />}
          </Section>
        );
      }}
    </WhenReady>
  );
}

function Posters({ things }: { things: readonly Thing[] }) {
  return (
    <ul className="found-posters">
      {things.map(({ title, path, note, image }) => (
        <li key={path}>
          <SiteLink to={path} data-found>
            <img src={image} alt="" width="300" height="420" loading="lazy" />
            <strong>{title}</strong>
            <em>{note}</em>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function Rows({ things }: { things: readonly Thing[] }) {
  return (
    <ul className="found-rows">
      {things.map(({ title, path, note }) => (
        <li key={path + title}>
          <SiteLink to={path} data-found>
            <span>{title}</span>
            <em>{note}</em>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
