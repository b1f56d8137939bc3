import { Check } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { type Media, thumbOf } from './media-types.ts';

interface Props {
  pictures: readonly Media[];
  chosen: ReadonlySet<number>;
  onChoose: (media: Media) => void;
  /** The chosen one, taken with ↵ or a double click. */
  onTake?: ((media: Media) => void) | undefined;
}

/** Pictures with name, size and how often they are used. Arrow keys walk over them. */
export function MediaGrid({ pictures, chosen, onChoose, onTake }: Props) {
  function walk(event: KeyboardEvent<HTMLUListElement>) {
    const tiles = [...event.currentTarget.querySelectorAll('button')];
    const at = tiles.findIndex((tile) => tile.matches(':focus'));
    const first = tiles[0]?.offsetTop;
    const columns = Math.max(1, tiles.filter(({ offsetTop }) => offsetTop === first).length);
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
    const [tile, media] = [tiles[at + (step ?? 0)], pictures[at + (step ?? 0)]];
    if (at < 0 || step === undefined || !tile || !media) return;
    event.preventDefault();
    tile.focus();
    if (onTake) onChoose(media);
  }
  return (
    <ul className="media-grid" onKeyDown={walk}>
      {pictures.map((media) => {
        const isChosen = chosen.has(media.Id);
        const uses = media.UseCount > 0 ? `${media.UseCount} 处` : '没人用';
        return (
          <li key={media.Id}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(media)}
              onDoubleClick={() => onTake?.(media)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !isChosen || !onTake) return;
                event.preventDefault();
                onTake(media);
              }}
            >
              <span className="media-tile">
                <img src={thumbOf(media.Url)} alt="" loading="lazy" />
                {isChosen && (
                  <span className="media-tile-mark">
                    <Check size={14} aria-hidden />
                  </span>
                )}
              </span>
              <span className="media-tile-name" title={media.Name}>
                {media.Name}
              </span>
              <span className="media-tile-facts num">
                <span>
                  {media.Width} × {media.Height}
                </span>
                <span data-unused={media.UseCount === 0 || undefined}>{uses}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
