import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Section } from '#/ui/section/section.tsx';
import { SiteLink } from '#/web/site-link.tsx';
import type { SomeShelves } from './read-shelf.ts';
import { ShelfRows } from './shelf-rows.tsx';
import { TitleListCards } from './title-list-cards.tsx';
import './room-shelves.css';

/** A little of each shelf, and the way to the whole of it. */
export function RoomShelves({ some: { watching, want, watched, lists } }: { some: SomeShelves }) {
  return (
    <>
      {watching.length + want.length + watched.length === 0 && <NothingYet />}
      {watching.length > 0 && (
        <Section title="在看" more={{ to: '/shelf?state=watching', label: '全部' }}>
          <ul className="room-watching">
            {watching.map(({ key, name, path, cover, facts, remark, place }) => (
              <li key={key}>
                <img src={cover} alt="" width={56} height={78} loading="lazy" decoding="async" />
                <span className="room-watching-text">
                  <SiteLink to={place ? `${path}#sets` : path}>{name}</SiteLink>
                  {place?.hasUpdate && <b>有更新</b>}
                  <span>{place?.note || remark || facts}</span>
                  {place?.share !== undefined && (
                    <i className="room-watching-bar">
                      <i style={{ inlineSize: `${place.share * 100}%` }} />
                    </i>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {want.length > 0 && (
        <Section title="想看" more={{ to: '/shelf?state=want', label: '全部' }}>
          <ul className="room-want">
            {want.map(({ key, name, path, cover, facts }) => (
              <li key={key}>
                <SiteLink to={path}>
                  <img src={cover} alt="" width={150} height={210} loading="lazy" decoding="async" />
                  <strong>{name}</strong>
                  <span>{facts}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {watched.length > 0 && (
        <Section title="最近看过" more={{ to: '/shelf?state=watched', label: '全部' }}>
          <ShelfRows cards={watched} />
        </Section>
      )}
      <Section title="片单" more={{ to: '/shelf/lists', label: '全部' }}>
        <TitleListCards lists={lists} hasNew />
      </Section>
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="书架还空着"
      actions={
        <>
          <Button to="/hot">去热榜挑一部</Button>
          <Button kind="line" to="/new">
            最近更新
          </Button>
        </>
      }
    >
      看到想看的，点它旁边的书签；在看和看过的也记在这里。
    </EmptyState>
  );
}
