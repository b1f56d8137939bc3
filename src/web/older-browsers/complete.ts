import { completeCanvas } from './canvas.ts';
import { completeLanguage } from './language.ts';
import { completePopovers } from './popovers.ts';

/** Everything an older browser lacks; what it has stays as it is. */
export function completeBrowser(): void {
  completeLanguage();
  if (!('OffscreenCanvas' in window)) completeCanvas();
  if (!('popover' in HTMLElement.prototype)) completePopovers();
}
