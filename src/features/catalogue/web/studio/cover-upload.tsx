import { Upload } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { toast } from '#/ui/toast/toast-store.ts';
import { uploadFile } from '#/web/upload-file.ts';

interface Props {
  /** Shown when there is one already. */
  current: string | undefined;
  onPicked: (url: string) => void;
}

/** Chooses a picture for a cover. */
export function CoverUpload({ current, onPicked }: Props) {
  const [share, setShare] = useState<number>();
  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    setShare(0);
    try {
      const { Url } = await uploadFile<{ Url: string }>('/api/v1/file', file, file.name, { onProgress: setShare });
      onPicked(Url);
    } catch (error) {
      toast(error instanceof Error ? error.message : '上传失败，请重试', { kind: 'error' });
    } finally {
      setShare(undefined);
    }
  }
  return (
    <label className="studio-upload">
      <input type="file" accept="image/*" onChange={send} aria-label={current ? '换一张图片' : '上传图片'} />
      {share === undefined ? <Upload size={16} aria-hidden /> : <b className="num">{Math.round(share * 100)}%</b>}
      <span>{current ? '换图' : '上传'}</span>
    </label>
  );
}
