import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SwipeSide } from './swipe-rules.ts';
import { useSwipe } from './use-swipe.ts';
import './swipe-cell.css';

export interface SwipeAction {
  label: string;
  onPress: () => void;
  /** danger is for what cannot be undone. */
  tone?: 'ink' | 'danger' | 'accent';
}

export interface SwipeCellProps {
  /** Come out when the row is pulled to the right. */
  left?: readonly SwipeAction[];
  /** Come out when the row is pulled to the left. */
  right?: readonly SwipeAction[];
  onOpenChange?: (side: SwipeSide | null) => void;
  children: ReactNode;
}

/** A row with actions behind its edges. The keyboard finds them by Tab, which brings their side out. */
export function SwipeCell({ left = [], right = [], onOpenChange, children }: SwipeCellProps) {
  const root = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<SwipeSide | null>(null);

  function open(next: SwipeSide | null) {
    setSide(next);
    if (next !== side) onOpenChange?.(next);
  }

  const { offset, isMoving, handlers, hasMoved } = useSwipe(root, side, open);
  useCloseFromOutside(root, side !== null, () => open(null));

  const actions = (where: SwipeSide, list: readonly SwipeAction[]) =>
    list.length > 0 && (
      // biome-ignore lint/a11y/noStaticElementInteractions: only follows the focus of its buttons
      <div
        className="swipe-cell-side"
        data-side={where}
        onFocus={(event) => event.target.matches(':focus-visible') && open(where)}
      >
        {list.map(({ label, onPress, tone = 'ink' }) => (
          <button
            key={label}
            type="button"
            className="swipe-cell-action"
            data-tone={tone}
            onClick={() => {
              open(null);
              onPress();
            }}
          >
            {label}
          </button>
        ))}
      </div>
    );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same actions are buttons within
    <div
      ref={root}
      className="swipe-cell"
      data-open={side ?? undefined}
      {...handlers}
      onClickCapture={(event) => {
        // The press that ends a swipe is no press on the row; one on an open row only closes it.
        const isAction = event.target instanceof Element && event.target.closest('.swipe-cell-side');
        if (isAction || !(hasMoved() || side)) return;
        event.preventDefault();
        event.stopPropagation();
        if (!hasMoved()) open(null);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget) && event.relatedTarget) open(null);
      }}
    >
      <div
        className="swipe-cell-row"
        data-moving={isMoving || undefined}
        {...(offset !== 0 && { style: { transform: `translateX(${offset}px)` } })}
      >
        {actions('left', left)}
        {children}
        {actions('right', right)}
      </div>
    </div>
  );
}

function useCloseFromOutside(root: { current: HTMLElement | null }, isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) closeNow();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [root, isOpen]);
}
