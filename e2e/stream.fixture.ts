import type { BrowserContext, Route } from 'playwright-core';

const FRAME_SECONDS = 1152 / 44_100;
export const PIECE_SECONDS = 4;

/** A piece of a stream in which nothing is heard: frames of MP3, which every browser can play. */
function silentPiece(): Buffer {
  // MPEG 1, layer III, 32 kbit/s, 44.1 kHz, one channel: 104 bytes a frame, and no bits of sound in it.
  const frame = Buffer.alloc(104);
  frame.writeUInt32BE(0xfffb10c0, 0);
  return Buffer.concat(Array.from({ length: Math.round(PIECE_SECONDS / FRAME_SECONDS) }, () => frame));
}

const CORS = { 'access-control-allow-origin': '*' };
const gone = (route: Route) => route.fulfill({ status: 404, headers: CORS, body: '' });

export type Fault =
  /** The list of pieces is not there. */
  | 'no list'
  /** Pieces are answered with something else. */
  | 'no sound in it'
  /** Pieces are never answered. */
  | 'silent server'
  | 'none';

/** A server of streams (RFC 8216) of a minute. `piece` may answer the piece with that number in its own way. */
export async function serveStream(
  context: BrowserContext,
  host: string,
  fault: Fault = 'none',
  piece: (number: number, route: Route) => Promise<boolean> = async () => false,
): Promise<void> {
  const numbers = Array.from({ length: 60 / PIECE_SECONDS }, (_, number) => number);
  const list = [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${PIECE_SECONDS}`,
    ...numbers.map((number) => `#EXTINF:${PIECE_SECONDS}.0,\npiece-${number}.mp3`),
    '#EXT-X-ENDLIST',
  ].join('\n');
  await context.unroute(`https://${host}/**`);
  await context.route(`https://${host}/**`, async (route) => {
    const number = Number(/piece-(\d+)/.exec(route.request().url())?.[1] ?? Number.NaN);
    if (Number.isNaN(number)) {
      if (fault === 'no list') return gone(route);
      return route.fulfill({ headers: { ...CORS, 'content-type': 'application/vnd.apple.mpegurl' }, body: list });
    }
    if (fault === 'silent server') return;
    if (await piece(number, route)) return;
    const body = fault === 'no sound in it' ? Buffer.from('<html>Not here</html>'.repeat(40)) : silentPiece();
    return route.fulfill({ headers: { ...CORS, 'content-type': 'audio/mpeg' }, body });
  });
}

export const notThere = async (route: Route): Promise<true> => {
  await gone(route);
  return true;
};
