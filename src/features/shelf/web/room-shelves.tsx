import { thousands } from '#/ui/number/thousands.pure.ts';
import { Section } from '#/ui/section/section.tsx';
import { SiteLink } from '#/web/site-link.tsx';
import type { Room } from '../shared/read-room.ts';
import type { SomeShelves } from './read-shelf.ts';
import type { TitleCard } from './shelf-card.ts';
import { ShelfRows } from './shelf-rows.tsx';
import { TitleListCards } from './title-list-cards.tsx';
import './room-shelves.css';

interface Props {
  some: SomeShelves;
  today: string;
  places: Room['places'];
}

/** A little of each shelf, and the way to the whole of it. */
export function RoomShelves({ some: { watching, want, out, watched, lists, begin }, places, today }: Props) {
  const all = (key: string, unit = '部') => {
    const place = places.find((one) => one.key === key);
    return { to: place?.to ?? '/shelf', label: `全部 ${thousands(place?.count ?? 0)} ${unit}` };
  };
  return (
    <>
      {begin.length > 0 && <NothingYet begin={begin} />}
      {watching.length > 0 && (
        <Section title="在看" more={all('watching')}>
          <ul className="room-watching">
            {watching.map(({ key, name, path, cover, facts, remark, place }) => (
              <li key={key}>
                <img src={cover} alt="" width={56} height={78} loading="lazy" decoding="async" />
                <span className="room-watching-text">
                  <SiteLink to={place ? `${path}#sets` : path}>{name}</SiteLink>
                  {place?.update && <b>{place.update}</b>}
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
        <Section title="想看" note={out > 0 && `${out} 部刚上线`} more={all('want')}>
          <Covers cards={want} />
        </Section>
      )}
      {watched.length > 0 && (
        <Section title="最近看过" more={all('watched')}>
          <ShelfRows cards={watched} today={today} />
        </Section>
      )}
      <Section title="片单" {...(lists.length > 0 && { more: all('lists', '个') })}>
        <TitleListCards lists={lists} hasNew />
      </Section>
    </>
  );
}

function Covers({ cards }: { cards: readonly (TitleCard & { isOut?: boolean })[] }) {
  return (
    <ul className="room-want">
      {cards.map(({ key, name, path, cover, brief, rating, isOut }) => (
        <li key={key}>
          <SiteLink to={path}>
            <img src={cover} alt="" width={150} height={210} loading="lazy" decoding="async" />
            <strong>{name}</strong>
            <span>
              <span>{brief}</span>
              {isOut ? <em>已上线</em> : rating && <b className="num">{rating}</b>}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** One sentence, and three to begin with. */
function NothingYet({ begin }: { begin: readonly TitleCard[] }) {
  return (
    <Section title="书架还空着" more={{ to: '/hot', label: '去热榜挑' }}>
      <p className="room-begin">看到想看的，点它旁边的书签；在看和看过的也记在这里。先从这三部挑一部：</p>
      <Covers cards={begin} />
    </Section>
  );
}
