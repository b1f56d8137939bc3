import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { EMOJI_GROUPS } from './emoji-list.ts';
import './emoji-picker.css';

const COLUMNS = 8;
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

/** Puts a picture where the cursor is. One stop for the Tab key; the arrows walk inside. */
export default function EmojiPicker({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const list = useRef<HTMLDivElement>(null);

  function insert(emoji: string) {
    const area = field.current;
    if (!area) return;
    area.setRangeText(emoji, area.selectionStart, area.selectionEnd, 'end');
    // React and the count listen for what a keyboard would have sent.
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function walk(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const all = Array.from(list.current?.querySelectorAll('button') ?? []);
    const here = all.findIndex((button) => button.matches(':focus'));
    if (step === undefined || here === -1) return;
    event.preventDefault();
    const next = all[Math.min(all.length - 1, Math.max(0, here + step))];
    for (const button of all) button.tabIndex = button === next ? 0 : -1;
    next?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside
    <div ref={list} className="emoji-picker" onKeyDown={walk}>
      {EMOJI_GROUPS.map(({ name, emoji }, group) => (
        <section key={name} aria-label={name}>
          <p aria-hidden>{name}</p>
          <div className="emoji-picker-grid">
            {emoji.map(([picture, title], index) => (
              <button
                key={picture}
                type="button"
                aria-label={title}
                title={title}
                tabIndex={group + index === 0 ? 0 : -1}
                onClick={() => insert(picture)}
              >
                {picture}
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
