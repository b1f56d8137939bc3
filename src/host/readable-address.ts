/** The same address in a form that can be decoded: a `%` that begins no character stands for itself, as in /any/草莓100%. */
export function readableAddress(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  const readable = path.replaceAll(ESCAPES, (escapes) =>
    isReadable(escapes) ? escapes : (inUtf8(escapes) ?? escapes.replaceAll('%', '%25')),
  );
  // Two slashes would begin the name of another host.
  return readable.replace(/^[/\\]+/, '/') + url.slice(path.length);
}

/** The same address with the Chinese words in it that old pages and programs escape as GBK: `%C8%FD%CC%E5` is 三体. */
export function addressInUtf8(url: string): string {
  if (!/%[89a-f]/i.test(url) || isReadable(url)) return url;
  return url.replaceAll(ESCAPES, (escapes) => (isReadable(escapes) ? escapes : (inUtf8(escapes) ?? escapes)));
}

const ESCAPES = /(?:%[0-9a-f]{2})+|%/gi;

function isReadable(escapes: string): boolean {
  try {
    decodeURIComponent(escapes);
    return true;
  } catch {
    return false;
  }
}

/** Undefined where it is no Chinese. */
function inUtf8(escapes: string): string | undefined {
  const bytes = Buffer.from(escapes.replaceAll('%', ''), 'hex');
  if (isCutOff(bytes)) return undefined;
  const text = new TextDecoder('gb18030').decode(bytes);
  return /^[\x20-\x7e\p{Script=Han}\u3000-\u303f\uff01-\uff5e·—…“”]+$/u.test(text)
    ? encodeURIComponent(text)
    : undefined;
}

/** A link that lost its end, in UTF-8 as far as it goes. */
function isCutOff(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
