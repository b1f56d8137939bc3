import { useEffect, useRef, useState } from 'react';
import { browserApi } from '#/web/browser-api.ts';

interface Needs {
  configKey: string;
  /** The version that is being changed. */
  from: number;
  text: string;
  isChanged: boolean;
  /** What was refused when it was last sent. */
  first: ReadonlyMap<string, string>;
}

const TYPING_MS = 450;

/** Hands what is being written to the server after each pause: for the page beside the form, the way back to it, and what is missing. */
export function useDraft({ configKey, from, text, isChanged, first }: Needs) {
  const [faults, setFaults] = useState(first);
  const [revision, setRevision] = useState(0);
  const known = useRef(isChanged ? '' : text);

  useEffect(() => {
    if (known.current === text) return;
    let isCurrent = true;
    const timer = setTimeout(
      async () => {
        const sent = await (isChanged
          ? browserApi(
              'PUT /api/v1/config/draft',
              { body: { Key: configKey, Value: text, From: from } },
              { quiet: true },
            )
          : browserApi('DELETE /api/v1/config/draft', { query: { key: configKey } }, { quiet: true }));
        if (!isCurrent || !sent.ok) return;
        known.current = text;
        const found = sent.data?.Faults ?? [];
        setFaults(new Map(found.map(({ Path, Message }) => [Path, Message])));
        setRevision((before) => before + 1);
        // What is given up is forgotten at once: the next step is often to leave.
      },
      isChanged ? TYPING_MS : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, isChanged, configKey, from]);

  return { faults, revision };
}
