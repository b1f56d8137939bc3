import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import './account-part.css';

interface Props {
  id: string;
  title: string;
  note: ReactNode;
  /** What has just been done here. */
  done?: string | undefined;
  children: ReactNode;
}

/** One matter of the account: what it is on the left, what can be done on the right. */
export function AccountPart({ id, title, note, done, children }: Props) {
  const titleId = useId();
  return (
    <section id={id} className="account-part" aria-labelledby={titleId}>
      <header className="account-part-head">
        <h2 id={titleId}>{title}</h2>
        <p>{note}</p>
      </header>
      <div className="account-part-body">
        {/* Always there, so that what arrives later is read out. */}
        <div role="status">
          {done && (
            <p className="account-part-done">
              <Check aria-hidden />
              {done}
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
