import { Globe, Lock, Plus } from 'lucide-react';
import { coverUrl } from '#/features/cover/cover-palettes.pure.ts';
import { SiteLink } from '#/web/site-link.tsx';
import type { TitleListItem } from '../title-list.contract.ts';
import './title-list-cards.css';

interface Props {
  lists: readonly TitleListItem[];
  /** Whether a card for a new one stands at the end. */
  hasNew?: boolean;
}

/** Lists of titles, each with the covers of its first four. */
export function TitleListCards({ lists, hasNew = false }: Props) {
  return (
    <ul className="title-list-cards">
      {lists.map(({ Code, Name, Count, Followers, IsPublic, IsMine, First }) => (
        <li key={Code} className="title-list-card">
          <span className="title-list-covers">
            {First.map((item) => (
              <img
                key={item.Key}
                src={item.Cover || coverUrl({ title: item.Name, kind: item.TypeName, year: item.Year ?? undefined })}
                alt=""
                width={75}
                height={105}
                loading="lazy"
                decoding="async"
              />
            ))}
          </span>
          <SiteLink to={`/shelf/list/${Code}`}>{Name}</SiteLink>
          <span className="title-list-facts">
            {IsPublic ? <Globe size={13} aria-hidden /> : <Lock size={13} aria-hidden />}
            {[`${Count} 部`, IsMine && (IsPublic ? '公开' : '只有自己'), Followers > 0 && `${Followers} 人关注`]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
      {hasNew && (
        <li className="title-list-card" data-new>
          <SiteLink to="/shelf/lists#new">
            <Plus size={18} aria-hidden />
            新建片单
          </SiteLink>
        </li>
      )}
    </ul>
  );
}
