import { ChevronLeft, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useModal } from '../dialog/use-modal.ts';
import { isOutside, openOutside } from '../menu/open-address.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { PaletteDialogProps } from './palette.tsx';
import type { PaletteEntry, PaletteSource } from './palette-entry.ts';
import { PaletteRows } from './palette-rows.tsx';
import { type Asking, usePalette } from './use-palette.ts';
import './palette.css';

export function PaletteDialog({ open, onClose, source }: PaletteDialogProps) {
  const { isMounted, props } = useModal(open, onClose, 'any');
  return (
    // React lets a form that is sent here be heard by the form around the palette's button.
    <dialog {...props} className="modal palette" aria-label="快速搜索" onSubmit={(event) => event.stopPropagation()}>
      {isMounted && <PaletteBox source={source} onClose={onClose} />}
    </dialog>
  );
}

/** Mounted anew each time, so that the palette opens empty. */
function PaletteBox({ source, onClose }: { source: PaletteSource; onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();

  function go({ href, run }: PaletteEntry) {
    onClose();
    run?.();
    if (href && isOutside(href)) openOutside(href);
    else if (href) navigate(href);
  }

  const field = useRef<HTMLInputElement>(null);
  const [beside, setBeside] = useState<PaletteEntry>();
  const { typed, type, words, rowGroups, active, asking, onKeyDown } = usePalette(source, id, go, setBeside);
  const activeId = active?.id;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  /** The rows are asked for anew: what was done beside them may show in them. */
  function back() {
    setBeside(undefined);
    type(typed, false);
    field.current?.focus();
  }
  function write(text: string, isComposing: boolean) {
    setBeside(undefined);
    type(text, isComposing);
  }

  return (
    <>
      <div className="palette-field">
        <Search size={18} aria-hidden />
        <input
          ref={field}
          role="combobox"
          aria-label="快速搜索"
          aria-expanded={!beside && rowGroups.length > 0}
          aria-controls={beside ? undefined : `${id}-list`}
          aria-activedescendant={beside ? undefined : activeId}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={source.placeholder ?? '搜片名、工具，或直接去某个页面'}
          value={typed}
          // React leaves the native event's type open; on a text field it is an input event.
          onChange={(event) => write(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
          onCompositionEnd={(event) => write(event.currentTarget.value, false)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="palette-escape" onClick={onClose}>
          <VisuallyHidden>关闭 </VisuallyHidden>Esc
        </button>
      </div>
      {beside ? (
        <Beside entry={beside} onBack={back} />
      ) : (
        <PaletteRows id={`${id}-list`} groups={rowGroups} activeId={activeId} onChoose={go} onAlso={setBeside} />
      )}
      <p className="palette-note" role="status">
        {noteFor(words, asking, rowGroups.length)}
      </p>
      {source.foot && <p className="palette-foot">{source.foot}</p>}
    </>
  );
}

/** What else can be done with a row, in the place of the rows. Escape leads back to them. */
function Beside({ entry, onBack }: { entry: PaletteEntry; onBack: () => void }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onBack();
  }
  return (
    <section ref={box} tabIndex={-1} className="palette-beside" aria-label={entry.label} onKeyDown={onKeyDown}>
      <p>
        <button type="button" className="palette-back" onClick={onBack}>
          <ChevronLeft size={16} aria-hidden />
          返回
        </button>
        <strong>{entry.label}</strong>
        <span className="palette-why">{entry.note}</span>
      </p>
      {entry.also?.view}
    </section>
  );
}

function noteFor(words: string, asking: Asking, groups: number): string {
  if (asking === 'yes') return '正在查找…';
  if (asking === 'failed') return '没查成，请检查网络后再试';
  return groups === 0 ? `没有找到「${words}」` : '';
}
