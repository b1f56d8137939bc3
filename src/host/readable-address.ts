/** The same address in a form that can be decoded: a `%` that begins no character stands for itself, as in /any/草莓100%. */
export function readableAddress(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  const readable = path.replaceAll(/(?:%[0-9a-f]{2})+|%/gi, (escapes) =>
    isReadable(escapes) ? escapes : escapes.replaceAll('%', '%25'),
  );
  // Two slashes would begin the name of another host.
  return readable.replace(/^[/\\]+/, '/') + url.slice(path.length);
}

function isReadable(escapes: string): boolean {
  try {
    decodeURIComponent(escapes);
    return true;
  } catch {
    return false;
  }
}
