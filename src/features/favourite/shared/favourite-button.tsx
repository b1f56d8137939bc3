import { Heart } from 'lucide-react';
import { Link, useLocation, useRouteLoaderData } from 'react-router';
import { FAVOURITE, type FavouriteType } from '#/features/favourite/favourite-types.pure.ts';
import type { Site } from '#/web/contexts.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { useFavourite, useSeenFavourite } from './favourites.ts';
import './favourite-button.css';

interface Props {
  /** Key of a title, id of a market item, last part of a tool's address. */
  id: string;
  type: FavouriteType;
  name: string;
  /** What the page's loader knows; without it the browser asks for all buttons of the page at once. */
  initial?: boolean | undefined;
  /**
   * card: a heart in the corner of a card; plain: heart and word in the colours around; detail: the same as a bordered button;
   * dock: heart over word. The last two stand on the thing's own page and mark it as seen.
   */
  look: 'card' | 'plain' | 'detail' | 'dock';
}

/** Keeps or drops something. Visitors are led to the login; without JavaScript it is a plain form. */
export function FavouriteButton({ id, type, name, initial, look }: Props) {
  const { pathname, search } = useLocation();
  const { isMember, isKept, toggle } = useFavourite({ id, type }, initial);
  const isOwnPage = look === 'detail' || look === 'dock';
  useSeenFavourite({ id, type }, isOwnPage && isKept && type === FAVOURITE.any);
  const quoted = type === FAVOURITE.any ? `《${name}》` : `「${name}」`;
  if (!isMember) {
    return (
      <Link to={loginPath(pathname, search)} className="favourite-button" data-look={look} rel="nofollow">
        <Face name={quoted} isKept={false} />
      </Link>
    );
  }
  return (
    <form
      method="post"
      action="/collect"
      className="favourite-form"
      onSubmit={(event) => {
        event.preventDefault();
        toggle();
      }}
    >
      <input type="hidden" name="intent" value={isKept ? 'remove' : 'add'} />
      <input type="hidden" name="ids" value={id} />
      <input type="hidden" name="Type" value={type} />
      <input type="hidden" name="back" value={pathname + search} />
      <button type="submit" className="favourite-button" data-look={look} aria-pressed={isKept}>
        <Face name={quoted} isKept={isKept} />
      </button>
    </form>
  );
}

/** The heart on a card of a list, beside its link. For members only: to visitors and crawlers a list stays a list. */
export function CardHeart(favourite: Pick<Props, 'id' | 'type' | 'name'>) {
  const site = useRouteLoaderData<Site>('root');
  return site?.user ? <FavouriteButton {...favourite} look="card" /> : null;
}

/** The name is there for those who do not see what the heart stands beside. */
function Face({ name, isKept }: { name: string; isKept: boolean }) {
  return (
    <>
      <Heart aria-hidden />
      <span className="favourite-button-text">
        {isKept ? '已收藏' : '收藏'}
        <span className="favourite-button-name">{name}</span>
      </span>
    </>
  );
}
