import { Share2 } from 'lucide-react';
import { FAVOURITE } from '#/features/favourite/favourite-types.pure.ts';
import { FavouriteButton } from '#/features/favourite/shared/favourite-button.tsx';
import { ToLists } from '#/features/shelf/shared/shelf-foot.tsx';
import type { KeepableAny } from './any-view.ts';

/** Keep it, put it into a list, or pass it on. Sharing is the header's own panel. */
export function AnyActions({ any: { key, name, isKept } }: { any: KeepableAny }) {
  return (
    <>
      <FavouriteButton id={key} type={FAVOURITE.any} name={name} initial={isKept} look="detail" />
      <ToLists titleKey={key} />
      <button type="button" popoverTarget="share">
        <Share2 size={17} aria-hidden />
        分享
      </button>
    </>
  );
}
