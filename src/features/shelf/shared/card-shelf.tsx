import { BookmarkPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { Site } from '#/web/contexts.ts';
import { shelfNotePath } from './shelf-note-path.ts';
import './card-shelf.css';

/** Most readers are visitors; what only members use does not weigh on them. */
const ShelfButton = lazy(() => import('./shelf-button.tsx'));

interface Props {
  titleKey: string;
  name: string;
  /** card: a mark beside the heart of a card; row: with the word, 想看 or what it is. */
  look: 'card' | 'row';
}

/** 想看, 在看, 看过 beside a title of a list. For members only: to visitors and crawlers a list stays a list. */
export function CardShelf(props: Props) {
  const memberId = useRouteLoaderData<Site>('root')?.user?.Id;
  if (memberId === undefined) return null;
  return (
    <Suspense fallback={<ShelfLink {...props} />}>
      <ShelfButton {...props} memberId={memberId} />
    </Suspense>
  );
}

/** The way to the panel until the button is there, and without JavaScript. */
function ShelfLink({ titleKey, name, look }: Props) {
  const { pathname, search } = useLocation();
  return (
    <span className="card-shelf" data-look={look}>
      <a className="card-shelf-button" href={shelfNotePath(titleKey, pathname + search)} rel="nofollow">
        <BookmarkPlus aria-hidden />
        <span className="card-shelf-text">
          想看
          <span className="card-shelf-name">《{name}》</span>
        </span>
      </a>
    </span>
  );
}
