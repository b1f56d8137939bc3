import { useState } from 'react';
import { toast } from '#/ui/toast/toast-store.ts';
import type { Upload } from '#/ui/uploader/upload-queue.ts';
import { Uploader } from '#/ui/uploader/uploader.tsx';
import { uploadFile } from '#/web/upload-file.ts';

const MOST = 6;

/** Photos of what is offered. The server writes them anew: places and cameras that they carry do not survive. */
export function PostPhotos({ initial }: { initial: readonly string[] }) {
  const [shown, setShown] = useState(initial);

  const upload: Upload<File> = async (file, { onProgress, signal }) => {
    try {
      const { photoToSend } = await import('./small-photo.ts');
      const photo = await photoToSend(file);
      return (await uploadFile<{ Url: string }>('/api/v1/file', photo, file.name, { onProgress, signal })).Url;
    } catch (error) {
      if (!signal.aborted && error instanceof Error) toast(`${file.name}：${error.message}`, { kind: 'error' });
      throw error;
    }
  };

  return (
    <>
      <Uploader
        label="照片"
        upload={upload}
        initial={initial}
        maxMb={10}
        maxCount={MOST}
        isSortable
        takesPaste
        onChange={setShown}
      />
      <input type="hidden" name="images" value={shown.join('\n')} />
    </>
  );
}
