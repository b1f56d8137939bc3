import { Search } from 'lucide-react';
import { useEffect, useId } from 'react';
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
    <dialog {...props} className="modal palette" aria-label="快速搜索">
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

  const { typed, type, words, rowGroups, active, asking, onKeyDown } = usePalette(source, id, go);
  const activeId = active?.id;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <>
      <div className="palette-field">
        <Search size={18} aria-hidden />
        <input
          role="combobox"
          aria-label="快速搜索"
          aria-expanded={rowGroups.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={source.placeholder ?? '搜片名、工具，或直接去某个页面'}
          value={typed}
          // React leaves the native event's type open; on a text field it is an input event.
          onChange={(event) => type(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
          onCompositionEnd={(event) => type(event.currentTarget.value, false)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="palette-escape" onClick={onClose}>
          <VisuallyHidden>关闭 </VisuallyHidden>Esc
        </button>
      </div>
      <PaletteRows id={`${id}-list`} groups={rowGroups} activeId={activeId} onChoose={go} />
      <p className="palette-note" role="status">
        {noteFor(words, asking, rowGroups.length)}
      </p>
      {source.foot && <p className="palette-foot">{source.foot}</p>}
    </>
  );
}

function noteFor(words: string, asking: Asking, groups: number): string {
  if (asking === 'yes') return '正在查找…';
  if (asking === 'failed') return '没查成，请检查网络后再试';
  return groups === 0 ? `没有找到「${words}」` : '';
}
