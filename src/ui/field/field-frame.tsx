import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import './field.css';

/** What every labelled control can say. */
export interface FieldText {
  label: ReactNode;
  /** At the end of the label's line: a link, 选填, a count. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** Given by hand; inside a Form the error of this name is found without it. */
  error?: string | undefined;
  /** Beside the control, such as the button that sends a code. */
  trailing?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

interface Props extends Omit<FieldText, 'error'> {
  controlId: string;
  notesId: string;
  message: string | undefined;
  children: ReactNode;
}

export function FieldFrame({
  label,
  aside,
  hint,
  trailing,
  size = 'md',
  controlId,
  notesId,
  message,
  children,
}: Props) {
  return (
    <div className="field" data-size={size} data-bad={message ? true : undefined}>
      <div className="field-head">
        <label htmlFor={controlId}>{label}</label>
        {aside && <span className="field-aside">{aside}</span>}
      </div>
      <div className="field-row">
        {children}
        {trailing}
      </div>
      {/* Always there, so that a message that arrives later is read out. */}
      <div id={notesId} className="field-notes" aria-live="polite">
        <FieldNotes message={message} hint={hint} />
      </div>
    </div>
  );
}

export function FieldNotes({ message, hint }: { message: string | undefined; hint: ReactNode }) {
  return (
    <>
      {message && (
        <p className="field-error">
          <CircleAlert />
          {message}
        </p>
      )}
      {hint && <p className="field-hint">{hint}</p>}
    </>
  );
}
