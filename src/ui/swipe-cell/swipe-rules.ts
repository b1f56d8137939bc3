export type SwipeSide = 'left' | 'right';

/** A closed side opens from this share of its width on. */
const OPEN_SHARE = 0.15;
/** An open side stays open while at least this share of it is out. */
const STAY_SHARE = 0.85;

export interface SideWidths {
  left: number;
  right: number;
}

/** Where the row stands while a finger moves it: to the right (positive) the left side comes out. */
export function swipedTo(start: number, moved: number, { left, right }: SideWidths): number {
  return Math.min(left, Math.max(-right, start + moved));
}

/** Which side is out once the finger lets go. */
export function settledSide(offset: number, before: SwipeSide | null, widths: SideWidths): SwipeSide | null {
  if (offset === 0) return null;
  const side = offset > 0 ? 'left' : 'right';
  const share = before === side ? STAY_SHARE : OPEN_SHARE;
  return widths[side] > 0 && Math.abs(offset) >= widths[side] * share ? side : null;
}

export function offsetOf(side: SwipeSide | null, { left, right }: SideWidths): number {
  if (side === null) return 0;
  return side === 'left' ? left : -right;
}
