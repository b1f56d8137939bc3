import { badHost } from './short-link.errors.ts';

/** A host and all it is below of: a.b.example.com, b.example.com, example.com. Never a bare ending. */
export function hostAndAbove(host: string): string[] {
  if (/^\[|^\d+\.\d+\.\d+\.\d+$/.test(host)) return [host];
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** A host as links keep it, however an operator wrote it: a name, or a whole address with it. */
export function checkedHost(text: string): string {
  const typed = text.trim().replace(/^\*\./, '');
  const address = URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`);
  const host = address?.hostname.replace(/(?<!\.)\.+$/, '') ?? '';
  if (!host.includes('.') && !host.startsWith('[')) throw badHost();
  return host;
}
