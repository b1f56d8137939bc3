interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface Place {
  block: 'above' | 'below';
  /** Which edges of button and panel are in line; `centre` where neither leaves room. */
  inline: 'start' | 'end' | 'centre';
  /** How high the panel may be at most. */
  room: number;
}

/** Below this a panel is better off above its button, if there is more room. */
const ENOUGH = 280;
/** Between button and panel, and between panel and the edge of the window. */
const GAP = 10;
const EDGE = 8;

/** Where a panel of this width goes that would rather lie below its button. */
export function sideFor(
  button: Box,
  window: { width: number; height: number },
  width: number,
  wanted: string | undefined,
): Place {
  const below = window.height - button.bottom - GAP - EDGE;
  const above = button.top - GAP - EDGE;
  const isAbove = below < ENOUGH && above > below;
  const fits = {
    start: button.left + width <= window.width - EDGE,
    end: button.right - width >= EDGE,
  };
  const first = wanted === 'start' ? 'start' : 'end';
  const second = first === 'start' ? 'end' : 'start';
  const inline = fits[first] ? first : fits[second] ? second : 'centre';
  return { block: isAbove ? 'above' : 'below', inline, room: Math.max(0, Math.round(isAbove ? above : below)) };
}
