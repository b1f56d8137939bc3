import { useEffect, useEffectEvent, useState } from 'react';
import { browserApi, forgetApiAnswers } from '#/web/browser-api.ts';
import type { Media, MediaPage } from './media-types.ts';

export type Show = 'all' | 'recent' | 'unused';

const TYPING_MS = 250;

/** The pictures that are asked for, page after page. What was uploaded meanwhile stands first. */
export function useMedia(initial?: MediaPage) {
  const [words, setWords] = useState('');
  const [show, setShow] = useState<Show>('all');
  const [page, setPage] = useState(initial);
  const [version, setVersion] = useState(0);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(initial ? 'ready' : 'loading');

  const load = useEffectEvent(async (pageNumber: number, isCurrent: () => boolean) => {
    setState('loading');
    // Uploads do not go through the cache, so it does not know of them.
    forgetApiAnswers();
    const result = await browserApi('GET /api/v1/media', { query: { words, show, page: pageNumber } });
    if (!isCurrent()) return;
    if (!result.ok) return setState('failed');
    const { Result, ...rest } = result.data;
    setPage((before) => ({ ...rest, Result: pageNumber > 1 && before ? joined(before.Result, Result) : Result }));
    setState('ready');
  });

  useEffect(() => {
    if (initial && words === '' && show === 'all' && version === 0) {
      setPage(initial);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => void load(1, () => isCurrent), words ? TYPING_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words, show, version, initial]);

  return {
    words,
    show,
    page,
    state,
    setWords,
    setShow,
    again: () => setVersion((before) => before + 1),
    more: () => void load((page?.Page ?? 0) + 1, () => true),
    /** One picture that is new, or known otherwise than before. */
    put: (media: Media) =>
      setPage((before) => {
        if (!before) return before;
        const isNew = before.Result.every(({ Id }) => Id !== media.Id);
        if (!isNew) return { ...before, Result: before.Result.map((one) => (one.Id === media.Id ? media : one)) };
        const { All, Recent, Unused } = before;
        return { ...before, Result: [media, ...before.Result], All: All + 1, Recent: Recent + 1, Unused: Unused + 1 };
      }),
  };
}

/** What was uploaded meanwhile moves the pages: nobody stands there twice. */
const joined = (before: readonly Media[], next: readonly Media[]): Media[] => [
  ...new Map([...before, ...next].map((media) => [media.Id, media])).values(),
];
