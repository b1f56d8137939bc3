import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';

/** What stylesheets say, as a browser without these features takes it: unknown at-rules, properties and selectors are dropped. */
const FORGOTTEN_STYLES: [RegExp, string][] = [
  [/@supports not selector\(:popover-open\)/g, '@media all'],
  [/@supports not \((position-area|translate|scale|rotate):[^)]*\)/g, '@media all'],
  [/@supports \(color:color-mix\(in srgb, ?red, ?red\)\)/g, '@media not all'],
  [/(^|[;{])(position-area|position-try-fallbacks|translate|scale|rotate|field-sizing):/g, '$1unknown:'],
  [/@(starting-style|position-try)/g, '@unknown'],
  [/:popover-open/g, ':unknown'],
  [/:has\(/g, ':unknown('],
  [/color-mix\(/g, 'unknown('],
  [/(\d)[dsl]v([hw])\b/g, '$1unknown$2'],
];

/**
 * Makes a new browser as poor as the oldest the site works in (docs/decisions/0052): Chrome 99, Safari 15.4, Firefox 115, each
 * without what any of them lacks. What came with the engine itself stays hidden: a popover that the engine would show by itself
 * is shown by the page's own style only.
 */
export async function makeOlder(context: BrowserContext): Promise<void> {
  // What a page carries of its styles cannot be changed, its policy knows them; its sheets can.
  await context.route(
    () => true,
    async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document' || request.method() !== 'GET') return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const isPage = response.headers()['content-type']?.startsWith('text/html');
      if (!isPage) return route.fulfill({ response });
      const html = await response.text();
      const body = html.replace(/<style>[^<]*<\/style>/, '').replaceAll(' media="not all"', '');
      return route.fulfill({ response, body });
    },
  );
  await context.route('**/assets/*.css', (route) => {
    let css = readFileSync(`build/client${new URL(route.request().url()).pathname}`, 'utf8');
    for (const [pattern, plain] of FORGOTTEN_STYLES) css = css.replaceAll(pattern, plain);
    return route.fulfill({ contentType: 'text/css', body: `${css}\n.is-popover-open{display:block}` });
  });
  // Scripts of workers get nothing from the page, so they are made to forget by themselves.
  await context.route('**/assets/*.worker*.js', (route) => {
    const code = readFileSync(`build/client${new URL(route.request().url()).pathname}`, 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: `self.document||(${forgetLanguage})();${code}` });
  });
  await context.addInitScript(forgetLanguage);
  await context.addInitScript(() => {
    const forget = (place: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(place, name);
    };
    forget(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
    forget(HTMLDialogElement.prototype, 'closedBy', 'requestClose');
    forget(Element.prototype, 'checkVisibility');
    forget(Document.prototype, 'startViewTransition');
    forget(window, 'CompressionStream', 'DecompressionStream', 'ViewTransition', 'ToggleEvent', 'requestIdleCallback');
    forget(window, 'ClipboardItem', 'EyeDropper', 'BarcodeDetector', 'ImageDecoder', 'showSaveFilePicker', 'scheduler');
    forget(window, 'showOpenFilePicker', 'navigation', 'SharedWorker', 'URLPattern', 'CloseWatcher');
    forget(Element.prototype, 'requestFullscreen', 'getHTML', 'setHTMLUnsafe', 'moveBefore', 'computedStyleMap');
    forget(Navigator.prototype, 'userAgentData', 'userActivation', 'wakeLock', 'connection', 'deviceMemory', 'share');
    forget(CanvasRenderingContext2D.prototype, 'roundRect', 'reset', 'letterSpacing', 'filter');
    forget(HTMLInputElement.prototype, 'showPicker');
    forget(HTMLVideoElement.prototype, 'requestVideoFrameCallback');
    if ('Clipboard' in window) forget(Clipboard.prototype, 'read', 'readText');
    const { supports } = CSS;
    CSS.supports = (...asked: [string, string?]) =>
      !/popover-open|position-area|:has|color-mix/.test(asked.join(' ')) && supports.apply(CSS, asked as [string]);
    // A selector with something unknown in it is an error.
    const places: [object, string][] = [
      [Element.prototype, 'matches'],
      [Element.prototype, 'closest'],
      [Document.prototype, 'querySelector'],
      [Document.prototype, 'querySelectorAll'],
    ];
    for (const [place, name] of places) {
      const own = Reflect.get(place, name);
      Reflect.set(place, name, function select(this: Element, selector: string) {
        if (/:popover-open|:has\(|:open/.test(selector)) throw new DOMException(`unknown: ${selector}`, 'SyntaxError');
        return own.call(this, selector);
      });
    }
  });
}

/** What page and worker lack of the language; sent as text. */
function forgetLanguage() {
  const forget = (place: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(place, name);
  };
  forget(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with');
  forget(Object.getPrototypeOf(Uint8Array.prototype), 'toSorted', 'toReversed', 'with');
  forget(String.prototype, 'isWellFormed', 'toWellFormed');
  forget(Map, 'groupBy');
  forget(Object, 'groupBy');
  forget(Promise, 'withResolvers', 'try');
  forget(AbortSignal, 'timeout', 'any');
  forget(AbortSignal.prototype, 'throwIfAborted');
  forget(URL, 'parse', 'canParse');
  forget(URLSearchParams.prototype, 'size');
  forget(Headers.prototype, 'getSetCookie');
  forget(Response.prototype, 'bytes');
  forget(Blob.prototype, 'bytes');
  forget(ReadableStream.prototype, 'values');
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
  forget(ReadableStream, 'from');
  forget(Uint8Array, 'fromBase64', 'fromHex');
  forget(Uint8Array.prototype, 'toBase64', 'toHex', 'setFromBase64', 'setFromHex');
  forget(Array, 'fromAsync');
  forget(RegExp, 'escape');
  forget(Math, 'sumPrecise');
  forget(Error, 'isError');
  forget(Map.prototype, 'getOrInsert', 'getOrInsertComputed');
  forget(Intl, 'DurationFormat');
  forget(ArrayBuffer.prototype, 'transfer', 'transferToFixedLength', 'resize');
  forget(Intl, 'Segmenter');
  forget(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference');
  forget(Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom');
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  forget(
    iterators,
    'map',
    'filter',
    'find',
    'some',
    'every',
    'toArray',
    'take',
    'drop',
    'forEach',
    'reduce',
    'flatMap',
  );
  forget(globalThis, 'Iterator', 'OffscreenCanvas');
  globalThis.RegExp = new Proxy(RegExp, {
    construct(target, [pattern, flags]: [string | RegExp, string?]) {
      if (/\(\?<[=!]/.test(String(pattern))) throw new SyntaxError('invalid group specifier name');
      return new target(pattern, flags);
    },
    apply: (_target, _self, [pattern, flags]: [string | RegExp, string?]) => new RegExp(pattern, flags),
  });
}
