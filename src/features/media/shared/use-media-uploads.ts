import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '#/web/upload-file.ts';
import { bytesText, type Media } from './media-types.ts';
import { shrunkPicture } from './shrink-picture.ts';

export interface MediaUpload {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** 0 to 1. */
  share: number;
  startedAt: number;
  media?: Media;
  /** What is wrong, and what can be done about it. */
  message?: string;
  remedy?: 'again' | 'shrink' | 'none';
}

const AT_ONCE = 2;
const MOST_MB = 10;
/** What a smaller copy may mend. */
const MENDED_BY_SHRINKING = new Set(['file.too_large', 'file.not_a_picture']);

/** Several files at once, each on its own: one that fails holds up no other. */
export function useMediaUploads(onDone: (media: Media) => void) {
  const [uploads, setUploads] = useState<readonly MediaUpload[]>([]);
  const latest = useRef(uploads);
  const nextId = useRef(0);
  const stops = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  function keep(next: readonly MediaUpload[]) {
    latest.current = next;
    setUploads(next);
  }
  const change = (id: number, changes: Partial<MediaUpload>) =>
    keep(latest.current.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

  async function send({ id, file }: MediaUpload) {
    const stop = new AbortController();
    stops.current.set(id, stop);
    change(id, { state: 'sending', share: 0, startedAt: Date.now() });
    try {
      const onProgress = (share: number) => change(id, { share });
      const media = await uploadFile<Media>('/api/v1/media', file, file.name, { onProgress, signal: stop.signal });
      change(id, { state: 'done', share: 1, media });
      onDone(media);
    } catch (error) {
      if (stop.signal.aborted) return;
      const { message, cause } = error instanceof Error ? error : new Error('上传失败，请再试');
      const remedy = MENDED_BY_SHRINKING.has(String(cause)) ? 'shrink' : 'again';
      change(id, { state: 'failed', message, remedy });
    } finally {
      stops.current.delete(id);
      next();
    }
  }

  function next() {
    const free = AT_ONCE - latest.current.filter(({ state }) => state === 'sending').length;
    for (const upload of latest.current.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free)))
      void send(upload);
  }

  function add(files: readonly File[]) {
    const added = files.map((file): MediaUpload => {
      nextId.current += 1;
      const upload = { id: nextId.current, file, state: 'waiting', share: 0, startedAt: 0 } as const;
      if (file.size <= MOST_MB * 1_000_000) return upload;
      return { ...upload, state: 'failed', message: `${bytesText(file.size)}，超过 ${MOST_MB} MB`, remedy: 'shrink' };
    });
    keep([...added, ...latest.current]);
    next();
  }

  async function shrink({ id, file }: MediaUpload) {
    change(id, { state: 'sending', share: 0, startedAt: Date.now() });
    const smaller = await shrunkPicture(file);
    if (smaller) change(id, { file: smaller, state: 'waiting' });
    else change(id, { state: 'failed', message: '这种格式浏览器打不开，请先换成 JPG 或 PNG', remedy: 'none' });
    next();
  }

  return {
    uploads,
    add,
    shrink,
    again({ id }: MediaUpload) {
      change(id, { state: 'waiting' });
      next();
    },
    drop({ id }: MediaUpload) {
      stops.current.get(id)?.abort();
      keep(latest.current.filter((upload) => upload.id !== id));
    },
  };
}
