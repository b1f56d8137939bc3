import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isLeavingForLogin } from '#/web/leave-for-login.ts';
import { keepTyped, putBack, takeTyped, typedIn } from './kept-form.ts';
import { LeaveGuard } from './leave-guard.tsx';
import './desk.css';

interface Props {
  /** What the form is about, as the question names it. */
  what: string;
  /** Whether it was sent and came back: then it is as unsaved as before. */
  isRefused?: boolean;
  /** Changes with every save of a form that stays on its page. */
  saved?: unknown;
}

/** Inside a form: asks before what was typed is lost, and keeps it over a login that ended meanwhile. */
export function UnsavedForm({ what, isRefused = false, saved }: Props) {
  const place = useLocation();
  const mark = useRef<HTMLSpanElement>(null);
  const here = useRef(place);
  const isTyped = useRef(false);
  const isSent = useRef(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isBack, setBack] = useState(false);

  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    const note = (unsaved: boolean) => {
      isTyped.current = unsaved;
      setUnsaved(unsaved);
    };
    const onInput = () => note(true);
    const onSubmit = () => {
      isSent.current = true;
    };
    const onReset = () => note(false);
    const keep = () => isTyped.current && isLeavingForLogin() && keepTyped(here.current, typedIn(form));
    form.addEventListener('input', onInput);
    form.addEventListener('submit', onSubmit);
    form.addEventListener('reset', onReset);
    window.addEventListener('pagehide', keep);
    const typed = takeTyped(here.current);
    if (typed.length > 0) {
      putBack(form, typed);
      note(true);
      setBack(true);
    }
    return () => {
      form.removeEventListener('input', onInput);
      form.removeEventListener('submit', onSubmit);
      form.removeEventListener('reset', onReset);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new place or a new save ends what was sent
  useEffect(() => {
    here.current = place;
    if (!isSent.current) return;
    isSent.current = false;
    if (isRefused) return;
    isTyped.current = false;
    setUnsaved(false);
    setBack(false);
  }, [place.key, saved]);

  return (
    <>
      <span ref={mark} hidden />
      {isBack && (
        <p className="desk-notice" role="status">
          登录过期前填的内容还在这里，检查一下再保存。
        </p>
      )}
      <LeaveGuard unsaved={isUnsaved ? [what] : []} still={isTyped} />
    </>
  );
}
