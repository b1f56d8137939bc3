import type { ReactNode } from 'react';
import { PageHead } from '#/ui/section/page-head.tsx';
import { DeskNotice } from './desk-notice.tsx';

interface Props {
  title: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
  /** What the form before this page did, as `doneIn` reads it. */
  done?: string | undefined;
  /** What follows from it, or a way back: after the words of `done`. */
  doneMore?: ReactNode;
  /** What the form on this page was refused for. Errors of fields are said beside them. */
  refusal?: { message: string | undefined } | undefined;
}

/** The head of a page of the desk, with what came of the last form. */
export function DeskHead({ title, note, actions, done, doneMore = '。', refusal }: Props) {
  return (
    <>
      <PageHead title={title} note={note} actions={actions} />
      {refusal?.message && <DeskNotice tone="failed">{refusal.message}</DeskNotice>}
      {done && !refusal && (
        <DeskNotice>
          {done}
          {doneMore}
        </DeskNotice>
      )}
    </>
  );
}
