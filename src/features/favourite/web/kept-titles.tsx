import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { VisuallyHidden } from '#/ui/visually-hidden/visually-hidden.tsx';
import { SiteLink } from '#/web/site-link.tsx';
import type { Kept, KeptCard } from './kept-card.ts';
import { RemoveButton } from './remove-button.tsx';
import type { Selection } from './use-selection.ts';
import './kept-titles.css';

interface Props {
  cards: readonly KeptCard[];
  /** Given while several are being chosen. */
  selection: Selection | undefined;
  onRemove: (items: readonly Kept[]) => void;
}

export function KeptTitles({ cards, selection, onRemove }: Props) {
  return (
    <ul className="kept-titles">
      {cards.map((card, index) => (
        <li key={card.id} className="kept-title" data-chosen={selection?.has(card.id) || undefined}>
          <Face card={card} isFirst={index < 6} isLink={!selection} />
          {selection ? (
            <Checkbox
              name="ids"
              value={card.id}
              checked={selection.has(card.id)}
              onChange={() => selection.toggle(card.id)}
              className="kept-title-check"
            >
              <VisuallyHidden>选中《{card.name}》</VisuallyHidden>
            </Checkbox>
          ) : (
            <RemoveButton item={card} onRemove={onRemove} />
          )}
          <p className="kept-title-foot">
            <span>{card.note}</span>
            {card.score && <b className="num">{card.score}</b>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Cover and name: a link, or a thing to be chosen. */
function Face({ card, isFirst, isLink }: { card: KeptCard; isFirst: boolean; isLink: boolean }) {
  const inside = (
    <>
      <span className="kept-title-cover" style={card.backup ? { backgroundImage: `url('${card.backup}')` } : undefined}>
        <img src={card.cover} alt="" width={300} height={420} loading={isFirst ? undefined : 'lazy'} decoding="async" />
        {card.hasUpdate && <span className="kept-title-mark">有更新</span>}
      </span>
      <span className="kept-title-name">{card.name}</span>
    </>
  );
  return isLink ? (
    <SiteLink to={card.path} className="kept-title-face">
      {inside}
    </SiteLink>
  ) : (
    <span className="kept-title-face">{inside}</span>
  );
}
