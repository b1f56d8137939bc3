import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';
import { handoffScripts, readHandoff } from './handoff.ts';

interface Wish {
  nonce: string | undefined;
  page: (routerContext: EntryContext) => ReactNode;
}

/**
 * The page in one go, without streams, when nothing of it is still on its way; else what to stream it with. Private are
 * `serverHandoffStream`, the page's data as it is encoded, and `renderMeta`, where the router's scripts leave word.
 */
export async function renderWhole(
  routerContext: EntryContext,
  wish: Wish,
): Promise<{ html: string } | { html: undefined; left: EntryContext }> {
  const { serverHandoffStream, ...rest } = routerContext;
  if (!serverHandoffStream) return { html: undefined, left: routerContext };
  const { whole, stream } = await readHandoff(serverHandoffStream);
  const html = whole === undefined ? undefined : inOneGo({ ...rest, renderMeta: {} }, wish, whole);
  return html === undefined ? { html, left: { ...rest, serverHandoffStream: stream() } } : { html };
}

/** What React leaves where a part is still to come or has failed. */
const UNFINISHED = ['<!--$?-->', '<!--$!-->'];
const END = '</body></html>';

/** Undefined when a part of the page needs more than one go after all. */
function inOneGo(routerContext: EntryContext, { page, nonce }: Wish, data: string): string | undefined {
  try {
    const html = renderToString(page(routerContext));
    if (UNFINISHED.some((mark) => html.includes(mark)) || !html.endsWith(END)) return undefined;
    const script = routerContext.renderMeta?.didRenderScripts ? handoffScripts(data, nonce) : '';
    return `<!DOCTYPE html>${html.slice(0, -END.length)}${script}${END}`;
  } catch {
    // The stream meets the same fault, and says so.
    return undefined;
  }
}
