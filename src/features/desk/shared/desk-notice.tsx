import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import './desk.css';

/** What came of the form that was just sent, above everything else on the page. */
export function DeskNotice({ tone = 'done', children }: { tone?: 'done' | 'failed'; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const isAnswer = useNavigationType() !== 'POP';
  // The button that was pressed may be gone with what it did: whoever has no mouse goes on from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer anew, also where the notice stays
  useEffect(() => {
    if (isAnswer && document.activeElement === document.body) notice.current?.focus({ preventScroll: true });
  }, [isAnswer, key]);
  const Icon = tone === 'done' ? CircleCheck : CircleAlert;
  return (
    <div
      ref={notice}
      tabIndex={-1}
      className="desk-notice"
      data-tone={tone}
      role={tone === 'done' ? 'status' : 'alert'}
    >
      <Icon size={17} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
