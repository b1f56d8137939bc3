import { type ReactNode, useId } from 'react';
import './pane.css';

interface Props {
  title: string;
  /** Beside the title: counts, a tag. */
  note?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** Under the content: what is wrong, or what was found out. */
  foot?: ReactNode;
  isBad?: boolean;
  isBusy?: boolean;
  children: ReactNode;
}

/** One half of a tool: a bordered box with a title, buttons and content. */
export function Pane({ title, note, actions, foot, isBad = false, isBusy = false, children }: Props) {
  const id = useId();
  return (
    <section className="pane" aria-labelledby={id} aria-busy={isBusy || undefined} data-bad={isBad || undefined}>
      <header className="pane-head">
        <h2 id={id}>{title}</h2>
        {note && <span className="pane-note">{note}</span>}
        <div className="pane-actions">{actions}</div>
      </header>
      <div className="pane-body">{children}</div>
      {foot}
    </section>
  );
}
