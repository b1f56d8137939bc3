import { lazy, Suspense } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Site } from '#/web/contexts.ts';
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
    <Suspense>
      <ShelfButton {...props} memberId={memberId} />
    </Suspense>
  );
}
