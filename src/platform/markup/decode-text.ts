type Decoder = InstanceType<typeof TextDecoder>;

/** Where a document says in what characters it is written: the first lines. */
const HEAD_BYTES = 2048;
const CHARSET = /charset\s*=\s*["']?([\w.:-]{1,40})/i;
const ENCODING = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})/i;

/**
 * The text of a document from outside: by its byte order mark, by the header it came with, by its own first lines, else
 * UTF-8. What says UTF-8, or nothing, and is plainly something else is read as the Chinese characters of old sites.
 */
export function decodeText(bytes: Uint8Array, contentType = ''): string {
  const said = markOf(bytes) ?? decoderOf(CHARSET.exec(contentType)?.[1]) ?? saidInside(bytes);
  if (said && said.encoding !== 'utf-8') return said.decode(bytes);
  const text = new TextDecoder().decode(bytes);
  return isMostlyBroken(text) ? new TextDecoder('gb18030').decode(bytes) : text;
}

function markOf(bytes: Uint8Array): Decoder | undefined {
  const [one, two, three] = bytes;
  if (one === 0xef && two === 0xbb && three === 0xbf) return new TextDecoder();
  if (one === 0xfe && two === 0xff) return new TextDecoder('utf-16be');
  return one === 0xff && two === 0xfe ? new TextDecoder('utf-16le') : undefined;
}

function saidInside(bytes: Uint8Array): Decoder | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const said = decoderOf(ENCODING.exec(head)?.[1] ?? CHARSET.exec(head)?.[1]);
  // Whoever could read the word did not read two bytes a letter.
  return said?.encoding.startsWith('utf-16') ? undefined : said;
}

/** Undefined for a name that nobody knows. */
function decoderOf(label: string | undefined): Decoder | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label);
  } catch {
    return undefined;
  }
}

/** One cut character among thousands is no reason to take a text for another. */
function isMostlyBroken(text: string): boolean {
  let foreign = 0;
  let broken = 0;
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    if (code < 0x80) continue;
    foreign += 1;
    if (code === 0xfffd) broken += 1;
  }
  return broken * 10 > foreign;
}
