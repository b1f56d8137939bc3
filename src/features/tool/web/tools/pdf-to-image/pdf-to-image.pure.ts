import { ToolFault } from '../../frame/tool-fault.pure.ts';

/** Points to the inch. */
const POINTS = 72;
/** Browsers give up silently on larger canvases. */
const MOST_PIXELS = 100_000_000;

/** How large a page becomes; it is measured in points. */
export function pixelsOf({ width, height }: { width: number; height: number }, dpi: number) {
  const scale = dpi / POINTS;
  const size = {
    scale,
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  if (size.width * size.height > MOST_PIXELS)
    throw new ToolFault(`${size.width} × ${size.height} 太大了，浏览器画不下，请把清晰度调低一些`);
  return size;
}
