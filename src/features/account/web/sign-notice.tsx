import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import './sign-notice.css';

/** Something to know before filling in the form: an ended login, a letter that is on its way. */
export function SignNotice({ children }: { children: ReactNode }) {
  return (
    <div className="sign-notice" role="status">
      <Info aria-hidden />
      <p>{children}</p>
    </div>
  );
}
