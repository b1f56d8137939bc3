import type { ReactNode } from 'react';
import { ErrorState } from '#/ui/error-state/error-state.tsx';
import { Card } from '#/ui/section/card.tsx';

/** One part of the page as the loader got it: its data, or why there is none. */
export type Part<Data> = { ok: true; data: Data } | { ok: false; message: string };

interface Props<Data> {
  title: string;
  part: Part<Data>;
  aside?: (data: Data) => ReactNode;
  className?: string;
  children: (data: Data) => ReactNode;
}

/** A card that fails alone: the rest of the page stays as it is. */
export function DeskPart<Data>({ title, part, aside, className = '', children }: Props<Data>) {
  return (
    <Card title={title} className={className} aside={part.ok ? aside?.(part.data) : undefined}>
      {part.ok ? children(part.data) : <ErrorState size="row" title={part.message} />}
    </Card>
  );
}
