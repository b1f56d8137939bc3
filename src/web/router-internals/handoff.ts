export interface Handoff {
  /** What the browser gets with the page, when all of it is there. */
  whole: string | undefined;
  /** The same to read again, with what is still on its way. */
  stream: () => ReadableStream<Uint8Array>;
}

type Read = ReadableStreamReadResult<Uint8Array>;
type Reader = Pick<ReadableStreamDefaultReader<Uint8Array>, 'read'>;

/** Looks into the data of a page, as React Router encodes it: without promises in it, it ends with its first piece. */
export async function readHandoff(stream: ReadableStream<Uint8Array>): Promise<Handoff> {
  const reader = stream.getReader();
  const first = await reader.read();
  const second = reader.read();
  // What has ended says so without waiting for anything.
  const ended = await Promise.race([second, new Promise<undefined>((resolve) => setImmediate(resolve, undefined))]);
  return {
    whole: ended?.done && first.value ? new TextDecoder().decode(first.value) : undefined,
    stream: () => streamOf(pieces(first, second, reader)),
  };
}

async function* pieces(first: Read, second: Promise<Read>, reader: Reader): AsyncGenerator<Uint8Array, void> {
  if (first.done) return;
  yield first.value;
  for (let next = await second; !next.done; next = await reader.read()) yield next.value;
}

export function streamOf(source: AsyncIterator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await source.next();
      if (value) controller.enqueue(value);
      if (done) controller.close();
    },
  });
}

const ID = 'page-data';
const CONTROLLER = 'window.__reactRouterContext.streamController';
const START = `${CONTROLLER}.enqueue(document.getElementById('${ID}').textContent);${CONTROLLER}.close();`;

/**
 * Gives the browser its data, as React Router's own streaming would. The data stands in a block that is never run: nothing of
 * it need be hashed for the policy or escaped twice, and the script is the same for every page.
 */
export function handoffScripts(data: string, nonce: string | undefined): string {
  // It is JSON, where the sign stands in texts only.
  const block = `<script type="application/json" id="${ID}">${data.replaceAll('<', '\\u003c')}</script>`;
  return `${block}<script${nonce ? ` nonce="${nonce}"` : ''}>${START}</script>`;
}
