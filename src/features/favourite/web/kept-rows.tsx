import { Store, Wrench } from 'lucide-react';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { VisuallyHidden } from '#/ui/visually-hidden/visually-hidden.tsx';
import { SiteLink } from '#/web/site-link.tsx';
import { FAVOURITE, type FavouriteType } from '../favourite-types.pure.ts';
import type { Kept } from './kept-card.ts';
import { RemoveButton } from './remove-button.tsx';
import type { Selection } from './use-selection.ts';
import './kept-rows.css';

interface Props {
  type: FavouriteType;
  rows: readonly Kept[];
  selection: Selection | undefined;
  onRemove: (items: readonly Kept[]) => void;
}

/** Market items and tools: what they are called is all that is known of them here. */
export function KeptRows({ type, rows, selection, onRemove }: Props) {
  const Icon = type === FAVOURITE.market ? Store : Wrench;
  return (
    <ul className="kept-rows">
      {rows.map((row) => (
        <li key={row.id} className="kept-row" data-chosen={selection?.has(row.id) || undefined}>
          <span className="kept-row-icon">
            <Icon aria-hidden />
          </span>
          <span className="kept-row-text">
            {selection ? (
              <span className="kept-row-name">{row.name}</span>
            ) : (
              <SiteLink to={row.path} className="kept-row-name">
                {row.name}
              </SiteLink>
            )}
            <time className="num" dateTime={row.addedTime}>
              {row.addedTime.slice(0, 10)} 收藏
            </time>
          </span>
          {selection ? (
            <Checkbox
              name="ids"
              value={row.id}
              checked={selection.has(row.id)}
              onChange={() => selection.toggle(row.id)}
              className="kept-row-check"
            >
              <VisuallyHidden>选中「{row.name}」</VisuallyHidden>
            </Checkbox>
          ) : (
            <RemoveButton item={row} onRemove={onRemove} />
          )}
        </li>
      ))}
    </ul>
  );
}
