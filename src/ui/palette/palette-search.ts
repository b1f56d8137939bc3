/** Typing pauses shorter than this ask nothing. */
export const ASK_AFTER = 120;

interface Listener<Answer> {
  onAnswer: (answer: Answer) => void;
  onFail: () => void;
}

/** Asks for what is typed, one question at a time: a new one ends the one before, and late answers are dropped. */
export function createPaletteSearch<Answer>(
  ask: (words: string, signal: AbortSignal) => Promise<Answer>,
  { onAnswer, onFail }: Listener<Answer>,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: AbortController | undefined;

  async function askNow(words: string, controller: AbortController) {
    try {
      const answer = await ask(words, controller.signal);
      if (!controller.signal.aborted) onAnswer(answer);
    } catch {
      if (!controller.signal.aborted) onFail();
    }
  }

  function stop() {
    clearTimeout(timer);
    current?.abort();
  }

  return {
    /** Empty words ask nothing and only end the question before. */
    search(words: string): void {
      stop();
      if (words === '') return;
      const controller = new AbortController();
      current = controller;
      timer = setTimeout(askNow, ASK_AFTER, words, controller);
    },
    stop,
  };
}
