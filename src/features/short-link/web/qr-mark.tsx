import { ImageUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { FileInput } from '#/ui/field/file-input.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { useStored, writeStored } from '#/web/local-storage.ts';
import { uploadFile } from '#/web/upload-file.ts';
import { QR_LOGO } from './kept-qr.ts';
import type { QrLook } from './qr-design.ts';
import { logoFrom } from './qr-picture.ts';

/** Only addresses of pictures that were checked and made anew here. */
const UPLOADED = /^\/file\/[\w-]+\.webp$/;

interface Props {
  mark: QrLook['mark'];
  /** It was a picture of one's own the last time. */
  isOwn: boolean;
  onChange(mark: QrLook['mark']): void;
}

/** What stands in the middle of the code. A picture of one's own is uploaded like every other, and used again the next time. */
export function QrMark({ mark, isOwn, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const stored = useStored(QR_LOGO);
  const known = typeof stored === 'string' && UPLOADED.test(stored) ? stored : undefined;

  const again = useEffectEvent(() => {
    if (isOwn && known) void show(known);
  });
  useEffect(() => again(), []);

  async function show(address: string | undefined) {
    if (address === undefined) return input.current?.click();
    setIsBusy(true);
    try {
      onChange(await logoFrom(address));
    } catch {
      toast('这张图片打不开了，请重新上传', { kind: 'error' });
      input.current?.click();
    } finally {
      setIsBusy(false);
    }
  }

  async function send(file: File | undefined) {
    if (!file) return;
    setIsBusy(true);
    try {
      const { Url } = await uploadFile<{ Url: string }>('/api/v1/file', file, file.name);
      const { pathname } = new URL(Url, location.origin);
      writeStored(QR_LOGO, pathname);
      await show(pathname);
    } catch (error) {
      toast(error instanceof Error ? error.message : '错误请重试', { kind: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="qr-panel-choice">
      <span aria-hidden>中间</span>
      <Segmented
        label="中间"
        segments={[
          { value: 'none', label: '不放' },
          { value: 'site', label: '站标' },
          { value: 'own', label: '我的图' },
        ]}
        value={typeof mark === 'string' ? mark : 'own'}
        onChange={(value) => (value === 'none' || value === 'site' ? onChange(value) : show(known))}
      />
      {(isBusy || typeof mark !== 'string') && (
        <Button kind="line" size="sm" icon={<ImageUp />} loading={isBusy} onClick={() => input.current?.click()}>
          换一张图
        </Button>
      )}
      <FileInput
        ref={input}
        hidden
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        onFiles={([file]) => send(file)}
      />
    </div>
  );
}
