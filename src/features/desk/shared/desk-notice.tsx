import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import './desk.css';

/** What came of the form that was just sent, above everything else on the page. */
export function DeskNotice({ tone = 'done', children }: { tone?: 'done' | 'failed'; children: ReactNode }) {
  const Icon = tone === 'done' ? CircleCheck : CircleAlert;
  return (
    <div className="desk-notice" data-tone={tone} role={tone === 'done' ? 'status' : 'alert'}>
      <Icon size={17} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
