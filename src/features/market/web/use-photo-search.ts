import { useRef, useState } from 'react';
import { toast } from '#/ui/toast/toast-store.ts';
import { uploadFile } from '#/web/upload-file.ts';
import type { MarketItem } from '../market-item.contract.ts';
import { rememberPhoto } from './photo-history.ts';
import type { Frame } from './small-photo.ts';

interface Found {
  words: string;
  items: MarketItem[];
}

const UNREADABLE = '认不出这张图片，请换一张 JPG、PNG 或 WebP 照片';
const PATH = '/api/v1/crawl/common/photo';

/** A photo on its way: made small, sent, compared. What it is made small with comes when it is needed. */
export function usePhotoSearch() {
  const [picture, setPicture] = useState<{ photo: Blob; address: string }>();
  const [sent, setSent] = useState<number>();
  const [found, setFound] = useState<Found>();
  const newest = useRef<Blob>(undefined);

  async function send(photo: Blob) {
    newest.current = photo;
    // Of two that were pasted one after the other, only the second is wanted.
    const isWanted = () => newest.current === photo;
    setSent(0);
    setFound(undefined);
    try {
      const answer = await uploadFile<{ Words: string; Result: MarketItem[] }>(PATH, photo, 'photo.jpg', {
        onProgress: (share) => isWanted() && setSent(share),
      });
      if (isWanted()) setFound({ words: answer.Words, items: answer.Result });
    } catch (error) {
      if (isWanted()) toast(error instanceof Error ? error.message : UNREADABLE, { kind: 'error' });
    }
    if (isWanted()) setSent(undefined);
  }

  async function take(file: Blob | undefined) {
    if (!file) return;
    const { smallPhoto } = await import('./small-photo.ts');
    const small = await smallPhoto(file);
    if (!small) {
      toast(UNREADABLE, { kind: 'error' });
      return;
    }
    setPicture(small);
    rememberPhoto(small.kept);
    await send(small.photo);
  }

  return {
    picture,
    /** The share that is sent; 1 while it is being compared; undefined when nothing is under way. */
    sent,
    found,
    take,
    takeKept: async (address: string) => take(await (await import('./small-photo.ts')).photoAt(address)),
    async searchIn(frame: Frame) {
      if (!picture) return;
      const part = await (await import('./small-photo.ts')).framedPhoto(picture.photo, frame);
      if (part) await send(part);
    },
    again() {
      newest.current = undefined;
      setSent(undefined);
      setPicture(undefined);
      setFound(undefined);
    },
  };
}
