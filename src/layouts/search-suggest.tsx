import { CornerDownLeft, Search } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '#/ui/visually-hidden/visually-hidden.tsx';
import type { AskSuggestions, Suggestion } from './suggestions.ts';
import { useSuggestBox } from './use-suggest-box.ts';
import './search-suggest.css';

interface Props {
  /** The search box; it keeps the focus while the arrow keys go through the list. */
  input: HTMLInputElement;
  ask: AskSuggestions;
}

/** What may be meant, under the box while one types. Loaded when the box is first used. */
export function SearchSuggest({ input, ask }: Props) {
  const id = useId();
  const { isOpen, groups, active, close } = useSuggestBox(input, id, ask);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      {isOpen && count > 0 && (
        // Pressing in the list must not take the focus from the box, or it would close before the click.
        // biome-ignore lint/a11y/noStaticElementInteractions: offers nothing itself
        <div className="search-suggest" onMouseDown={(event) => event.preventDefault()}>
          <div role="listbox" id={id} aria-label="搜索建议">
            {groups.map(({ name, rows }) => (
              // biome-ignore lint/a11y/useSemanticElements: options of a list box are grouped by role only
              <div key={name} role="group" aria-label={name}>
                <p aria-hidden="true">{name}</p>
                {rows.map((row) => (
                  <Row key={row.id} row={row} isActive={row.id === active} onChoose={close} />
                ))}
              </div>
            ))}
          </div>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isOpen && count > 0 ? `${count} 条建议，用上下键选择` : ''}</span>
      </VisuallyHidden>
    </>
  );
}

interface RowProps {
  row: Suggestion;
  isActive: boolean;
  onChoose: () => void;
}

function Row({ row, isActive, onChoose }: RowProps) {
  return (
    <Link
      to={row.to}
      id={row.id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="search-suggest-row"
      onClick={onChoose}
    >
      {row.cover ? (
        <img src={row.cover} alt="" width="36" height="46" className="search-suggest-cover" />
      ) : (
        <i className="search-suggest-disc" aria-hidden="true">
          {row.disc ?? <Search size={15} />}
        </i>
      )}
      <span className="search-suggest-text">
        <strong>
          {row.parts.map(({ text, isHit }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change places
            isHit ? <b key={index}>{text}</b> : <span key={index}>{text}</span>,
          )}
        </strong>
        {row.note && <em>{row.note}</em>}
      </span>
      {isActive && !row.reason ? (
        <kbd>
          <CornerDownLeft size={11} />
        </kbd>
      ) : (
        row.reason && (
          <span className="search-suggest-reason">
            {row.reason.label} {row.reason.text && <code>{row.reason.text}</code>}
          </span>
        )
      )}
    </Link>
  );
}
