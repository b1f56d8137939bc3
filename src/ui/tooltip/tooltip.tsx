import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { placeBeside } from '../popover/place-beside.ts';
import './tooltip.css';

const OPEN_AFTER = 300;
/** Long enough to move the pointer from the control onto the bubble. */
const CLOSE_AFTER = 120;

interface Props {
  text: string;
  /** One focusable control; give it the props, so that it is described by the bubble. */
  children: (describedBy: { 'aria-describedby': string }) => ReactNode;
}

/** A short explanation on hover and on keyboard focus; Escape hides it. */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const anchor = `--tooltip-${id}`;
  const frame = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function turn(isOpen: boolean, delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!bubble.current) return;
      if (isOpen) placeBeside(bubble.current, frame.current);
      bubble.current.togglePopover?.(isOpen);
    }, delay);
  }

  function hideOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') turn(false, 0);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the control inside, offers nothing itself
    <span
      ref={frame}
      className="tooltip"
      style={{ anchorName: anchor }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && turn(true, OPEN_AFTER)}
      onPointerLeave={() => turn(false, CLOSE_AFTER)}
      onFocus={(event) => event.target.matches(':focus-visible') && turn(true, 0)}
      onBlur={() => turn(false, 0)}
      onKeyDown={hideOnEscape}
    >
      {children({ 'aria-describedby': id })}
      {/* As a hint it closes on Escape wherever the focus is; browsers that do not know hints read it as manual. */}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="hint"
        className="tooltip-bubble"
        data-side="above"
        style={{ positionAnchor: anchor }}
      >
        {text}
      </span>
    </span>
  );
}
