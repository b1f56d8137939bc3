import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { PaletteSource } from './palette-entry.ts';
import './palette-button.css';

export interface PaletteDialogProps {
  open: boolean;
  onClose: () => void;
  source: PaletteSource;
}

interface Props {
  /** What it offers, or how to fetch that when it is opened. */
  source: PaletteSource | (() => Promise<PaletteSource>);
  className?: string;
  /** Content of the button that opens it. */
  children?: ReactNode;
}

/** The button and the keys ⌘K, Ctrl+K and / that open quick search. The dialog itself comes when first needed. */
export function Palette({ source, className = 'palette-button', children = <PaletteKeys /> }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [parts, setParts] = useState<{ Dialog: ComponentType<PaletteDialogProps>; fetched: PaletteSource }>();

  /** What it offers is asked for each time it opens: one has been elsewhere since. */
  async function load() {
    const [{ PaletteDialog }, fetched] = await Promise.all([
      import('./palette-dialog.tsx'),
      typeof source === 'function' ? source() : source,
    ]);
    setParts({ Dialog: PaletteDialog, fetched });
  }
  function open() {
    setOpen(true);
    load();
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const isCommand = (event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === 'k';
    const isSlash = event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey;
    if (!isCommand && !(isSlash && !isEditable(event.target))) return;
    // Under another dialog it would be out of reach.
    if (!isOpen && document.querySelector('dialog:modal')) return;
    event.preventDefault();
    if (isOpen) setOpen(false);
    else open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button type="button" className={className} onClick={open} onPointerEnter={() => parts ?? load()}>
        <VisuallyHidden>打开快速搜索 </VisuallyHidden>
        {children}
      </button>
      {/* The button may stand in a form; a form in the palette must not. */}
      {parts &&
        createPortal(
          <parts.Dialog
            open={isOpen}
            onClose={() => setOpen(false)}
            source={typeof source === 'function' ? parts.fetched : source}
          />,
          document.body,
        )}
    </>
  );
}

const never = () => () => {};

/** The server does not know whose keyboard it is; most have no ⌘. */
function PaletteKeys() {
  return useSyncExternalStore(
    never,
    () => (/Mac|iP(?:hone|ad|od)/.test(navigator.platform) ? '⌘K' : 'Ctrl K'),
    () => 'Ctrl K',
  );
}

function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
