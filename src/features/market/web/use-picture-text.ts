import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '#/web/upload-file.ts';
import type { PictureText } from './ocr-fields.ts';

type Reading =
  | { step: 'none' }
  | { step: 'sending'; name: string; share: number }
  | { step: 'reading'; name: string }
  | { step: 'done'; name: string; found: PictureText }
  | { step: 'failed'; name: string; message: string };

/** Reading takes seconds; one that takes this long has gone wrong. */
const TIMEOUT_MS = 90_000;

/** Sends a picture to be read. Another one, or leaving the page, ends the one before. */
export function usePictureText(onFound: (found: PictureText) => void) {
  const [reading, setReading] = useState<Reading>({ step: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function read(source: Blob, name: string) {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setReading({ step: 'sending', name, share: 0 });
    try {
      const found = await uploadFile<PictureText>('/api/v1/ocr/market', source, name, {
        signal: control.signal,
        timeoutMs: TIMEOUT_MS,
        tooSlow: '识别超时，请换一张小一点、清楚一点的图片再试',
        onProgress: (share) => setReading(share < 1 ? { step: 'sending', name, share } : { step: 'reading', name }),
      });
      setReading({ step: 'done', name, found });
      onFound(found);
    } catch (error) {
      if (control.signal.aborted) return;
      setReading({ step: 'failed', name, message: error instanceof Error ? error.message : '识别失败，请重试' });
    }
  }

  function stop() {
    running.current?.abort();
    setReading({ step: 'none' });
  }

  return { reading, read, stop };
}
