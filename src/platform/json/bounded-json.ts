interface Limits {
  bytes: number;
  depth: number;
}

interface Shape {
  depth: number;
  values?: number;
}

/** Real answers of the services we ask stay far below both. */
const SMALL: Limits = { bytes: 256 * 1024, depth: 64 };

export class UnboundedJson extends Error {}

/**
 * Small JSON from outside, read where it came in: its length is limited and its depth counted before it is parsed, so
 * that it costs a few milliseconds at most. Whatever may be longer goes to a reader.
 */
export function parseBoundedJson(body: Uint8Array, { bytes, depth }: Limits = SMALL): unknown {
  if (body.length > bytes) throw new UnboundedJson(`JSON of ${body.length} bytes`);
  const text = new TextDecoder().decode(body);
  if (!isShallow(text, depth)) throw new UnboundedJson(`JSON deeper than ${depth}`);
  return JSON.parse(text);
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Whether arrays and objects lie no deeper in each other than that. */
export const isShallow = (json: string, most: number): boolean => isWithin(json, { depth: most });

/** Whether JSON is no deeper and holds no more values than that. Looks at each character once, before anything is parsed. */
export function isWithin(json: string, { depth: deepest, values: most = Number.POSITIVE_INFINITY }: Shape): boolean {
  let [depth, values] = [0, 1];
  for (let place = 0; place < json.length; place++) {
    const code = json.charCodeAt(place);
    if (code === QUOTE) place = endOfText(json, place);
    else if (CLOSING.has(code)) depth -= 1;
    else if (OPENING.has(code)) {
      depth += 1;
      values += 1;
    } else if (code === COMMA) values += 1;
    if (depth > deepest || values > most) return false;
  }
  return true;
}

/** Where the text that begins here ends; the end of all when it never does. */
function endOfText(json: string, start: number): number {
  for (let place = start + 1; place < json.length; place++) {
    const code = json.charCodeAt(place);
    if (code === BACKSLASH) place += 1;
    else if (code === QUOTE) return place;
  }
  return json.length;
}
