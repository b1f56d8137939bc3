import type { MouseEvent } from 'react';
import type { PaletteEntry } from './palette-entry.ts';
import type { RowGroup } from './use-palette.ts';

interface Props {
  id: string;
  groups: readonly RowGroup[];
  activeId: string | undefined;
  onChoose: (entry: PaletteEntry) => void;
  onAlso: (entry: PaletteEntry) => void;
}

/** The rows are never focused: the field keeps the focus and names the active one. */
export function PaletteRows({ id, groups, activeId, onChoose, onAlso }: Props) {
  return (
    <div id={id} role="listbox" aria-label="结果" className="palette-list" tabIndex={-1}>
      {groups.map(({ title, rows }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have the same title
        <div key={`${group} ${title}`} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} className="palette-title">
            {title}
          </p>
          {rows.map((row) => (
            <PaletteRow
              key={row.entry.id}
              {...row}
              isActive={row.id === activeId}
              onChoose={onChoose}
              onAlso={onAlso}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface RowProps extends Pick<Props, 'onChoose' | 'onAlso'> {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
}

function PaletteRow({ id, entry, isActive, onChoose, onAlso }: RowProps) {
  function choose(event: MouseEvent) {
    // A link opened in a new tab on purpose is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(entry);
  }
  const { also } = entry;
  return (
    <a
      id={id}
      href={entry.href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      aria-keyshortcuts={also && 'Control+Enter'}
      className="palette-row"
      onClick={choose}
    >
      <span className="palette-icon">{entry.icon}</span>
      <span className="palette-label">{entry.label}</span>
      <span className="palette-why">{entry.note}</span>
      {also && (
        // An option may hold no button: whoever has no pointer presses Ctrl and Enter.
        <span
          className="palette-also"
          title={`${also.label}（Ctrl + Enter）`}
          aria-hidden="true"
          onClick={(event) => {
            event.preventDefault();
            event.stopPropagation();
            onAlso(entry);
          }}
        >
          {also.label}
        </span>
      )}
      {isActive && (
        <span className="palette-enter" aria-hidden="true">
          ↵
        </span>
      )}
    </a>
  );
}
