import { ArrowUpRight, Share2 } from 'lucide-react';
import { FAVOURITE } from '#/features/favourite/favourite-types.pure.ts';
import { FavouriteButton } from '#/features/favourite/shared/favourite-button.tsx';
import { Button } from '#/ui/button/button.tsx';
import type { KeepableAny } from './any-view.ts';
import './any-dock.css';

/** What a thumb reaches for on a phone, always in view. */
export function AnyDock({ any: { key, name, platforms, isKept } }: { any: KeepableAny }) {
  const [first] = platforms;
  return (
    <div className="any-dock">
      <FavouriteButton id={key} type={FAVOURITE.any} name={name} initial={isKept} look="dock" />
      <button type="button" className="any-dock-share" popoverTarget="share">
        <Share2 size={19} aria-hidden />
        分享
      </button>
      {first ? (
        <Button href={first.url} target="_blank" rel="noopener" size="lg" icon={<ArrowUpRight aria-hidden />}>
          {/^[A-Za-z]/.test(first.name) ? `去 ${first.name} 看` : `去${first.name}看`}
        </Button>
      ) : (
        <Button to={`/userCenter?words=${encodeURIComponent(name)}`} size="lg">
          找找哪里能看
        </Button>
      )}
    </div>
  );
}
