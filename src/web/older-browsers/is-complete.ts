/** Whether the browser brings all that the site uses. The list is that of `language.ts`, `popovers.ts` and `canvas.ts`. */
export function isComplete(): boolean {
  return (
    'popover' in HTMLElement.prototype &&
    'OffscreenCanvas' in window &&
    'toSorted' in Array.prototype &&
    'isWellFormed' in String.prototype &&
    'transferToFixedLength' in ArrayBuffer.prototype &&
    'groupBy' in Map &&
    'groupBy' in Object &&
    'withResolvers' in Promise &&
    'timeout' in AbortSignal &&
    'any' in AbortSignal &&
    'throwIfAborted' in AbortSignal.prototype &&
    'parse' in URL &&
    'size' in URLSearchParams.prototype &&
    'getSetCookie' in Headers.prototype &&
    'Segmenter' in Intl
  );
}
