interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface Size {
  width: number;
  height: number;
}

interface Place {
  block: 'above' | 'below';
  /** Which edges of button and panel are in line; `centre` where neither leaves room. */
  inline: 'start' | 'end' | 'centre';
  /** How high the panel may be at most. */
  room: number;
}

/** Between button and panel, and between panel and the edge of the window. */
const GAP = 10;
const EDGE = 8;

interface Wanted {
  align?: string | undefined;
  side?: string | undefined;
}

/** Where a panel goes that would rather lie below its button, unless it wants to be above. */
export function sideFor(button: Box, window: Size, panel: Size, { align, side }: Wanted): Place {
  const below = window.height - button.bottom - GAP - EDGE;
  const above = button.top - GAP - EDGE;
  const fitsThere = panel.height <= (side === 'above' ? above : below);
  const isAbove = fitsThere ? side === 'above' : above > below;
  const fits = {
    start: button.left + panel.width <= window.width - EDGE,
    end: button.right - panel.width >= EDGE,
  };
  const first = align === 'start' ? 'start' : 'end';
  const second = first === 'start' ? 'end' : 'start';
  const inline = fits[first] ? first : fits[second] ? second : 'centre';
  return { block: isAbove ? 'above' : 'below', inline, room: Math.max(0, Math.round(isAbove ? above : below)) };
}
