import { Share2 } from 'lucide-react';
import { FAVOURITE } from '#/features/favourite/favourite-types.pure.ts';
import { FavouriteButton } from '#/features/favourite/shared/favourite-button.tsx';
import type { KeepableAny } from './any-view.ts';

/** Keep it, or pass it on. Sharing is the header's own panel. */
export function AnyActions({ any: { key, name, isKept } }: { any: KeepableAny }) {
  return (
    <>
      <FavouriteButton id={key} type={FAVOURITE.any} name={name} initial={isKept} look="detail" />
      <button type="button" className="button" data-kind="line" data-size="md" popoverTarget="share">
        <Share2 aria-hidden />
        <span>分享</span>
      </button>
    </>
  );
}
