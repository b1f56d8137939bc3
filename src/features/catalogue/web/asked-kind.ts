import { data } from 'react-router';
import { type KindSlug, kindOf } from '../kinds.pure.ts';

/** The kind that an address names. None means every kind; an unknown one has no page. */
export function askedKind(name: string | null | undefined): KindSlug | null {
  const kind = kindOf(name ?? '');
  if (kind === undefined) throw data('没有这个频道', { status: 404 });
  return kind?.slug ?? null;
}
