import { Check, ImageOff, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { IconButton } from '#/ui/button/icon-button.tsx';
import { Progress } from '#/ui/progress/progress.tsx';
import { bytesText, thumbOf } from './media-types.ts';
import type { MediaUpload } from './use-media-uploads.ts';
import './upload-rows.css';

interface Props {
  uploads: readonly MediaUpload[];
  onAgain: (upload: MediaUpload) => void;
  onShrink: (upload: MediaUpload) => void;
  onDrop: (upload: MediaUpload) => void;
}

/** What is on its way, with how far each is and what to do about those that failed. */
export function UploadRows({ uploads, onAgain, onShrink, onDrop }: Props) {
  if (uploads.length === 0) return null;
  return (
    <ul className="media-uploads" aria-label="上传">
      {uploads.map((upload) => (
        <li key={upload.id} data-state={upload.state}>
          <Thumb upload={upload} />
          <p>
            <b>{upload.file.name}</b>
            <span>{textOf(upload)}</span>
          </p>
          <div className="media-upload-state">
            {upload.state === 'done' && (
              <span className="media-upload-done">
                <Check size={15} aria-hidden /> 好了
              </span>
            )}
            {(upload.state === 'sending' || upload.state === 'waiting') && (
              <>
                <Progress label={`${upload.file.name}的进度`} value={Math.round(upload.share * 100)} size="sm" />
                <span className="num">{Math.round(upload.share * 100)}%</span>
              </>
            )}
            {upload.state === 'failed' && upload.remedy === 'shrink' && (
              <Button kind="line" size="sm" onClick={() => onShrink(upload)}>
                压缩后重传
              </Button>
            )}
            {upload.state === 'failed' && upload.remedy === 'again' && (
              <Button kind="line" size="sm" onClick={() => onAgain(upload)}>
                再试
              </Button>
            )}
          </div>
          <IconButton size="sm" label={`移开 ${upload.file.name}`} icon={<X />} onClick={() => onDrop(upload)} />
        </li>
      ))}
    </ul>
  );
}

function textOf({ state, file, share, startedAt, media, message }: MediaUpload): string {
  if (state === 'failed') return message ?? '上传失败';
  if (state === 'done') {
    const still = file.type === 'image/gif' ? '，动图只留第一帧' : '';
    return `${bytesText(file.size)} · 已压成 ${bytesText(media?.Bytes ?? 0)}，去掉了拍摄位置${still}`;
  }
  if (state === 'waiting') return `${bytesText(file.size)} · 等待上传`;
  if (share >= 1) return `${bytesText(file.size)} · 正在处理`;
  const left = share > 0.05 ? Math.ceil((((Date.now() - startedAt) / share) * (1 - share)) / 1000) : undefined;
  const sent = `${((file.size * share) / 1_000_000).toFixed(1)} / ${bytesText(file.size)}`;
  return left === undefined ? sent : `${sent} · 还要 ${left} 秒`;
}

/** More would be slow to read, and is too large anyway. */
const MOST_SHOWN = 12_000_000;

function Thumb({ upload: { file, media, state } }: { upload: MediaUpload }) {
  const [address, setAddress] = useState<string>();
  const url = media?.Url;
  useEffect(() => {
    if (url || file.size > MOST_SHOWN || !/^image\/(jpeg|png|webp|gif|avif)$/.test(file.type)) return;
    // Pages may show pictures from data: but not from blob: addresses.
    const reader = new FileReader();
    reader.onload = () => setAddress(typeof reader.result === 'string' ? reader.result : undefined);
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file, url]);
  const shown = url ? thumbOf(url) : address;
  return (
    <span className="media-upload-thumb" data-state={state}>
      {shown ? <img src={shown} alt="" /> : <ImageOff size={18} aria-hidden />}
    </span>
  );
}
