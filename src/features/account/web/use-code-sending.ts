import { useEffect, useState } from 'react';
import type { Attempt } from '#/web/api.ts';
import { type CodeState, codeState } from './code-state.ts';
import { useCountdown } from './use-countdown.ts';

type Ask = (email: string) => Promise<Attempt<{ ResendAfter: number }>>;

export type CodeSending = ReturnType<typeof useCodeSending>;

/** Sending a code from the browser. `posted` is what became of one that was asked for without JavaScript. */
export function useCodeSending(ask: Ask, posted: CodeState | undefined) {
  const [state, setState] = useState<CodeState>();
  const [isSending, setSending] = useState(false);
  const { left, start } = useCountdown();
  const { resendAfter, errors } = state ?? posted ?? {};

  useEffect(() => {
    if (posted?.resendAfter) start(posted.resendAfter);
  }, [posted, start]);

  return {
    isSending,
    left,
    isSent: resendAfter !== undefined,
    errors,
    /** Before the form itself is sent: what was said about the letter is not about this. */
    clearErrors: () => setState((before) => before && { ...before, errors: undefined }),
    /** Whether a letter is on its way. */
    async send(email: string): Promise<boolean> {
      setSending(true);
      const answer = codeState(await ask(email));
      setSending(false);
      setState(answer);
      if (answer.resendAfter === undefined) return false;
      start(answer.resendAfter);
      return true;
    },
  };
}
