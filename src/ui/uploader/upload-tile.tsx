import { useEffect, useState } from 'react';
import { Progress } from '../progress/progress.tsx';
import type { UploadTask } from './upload-queue.ts';

const STATE_TEXT = { waiting: '等待上传', uploading: '', done: '', failed: '上传失败' } as const;

/** One file: its picture, and how far it has come. */
export function UploadTile({ task, name }: { task: UploadTask<File | string>; name: string }) {
  const picture = usePicture(task.source);
  const percent = Math.round(task.progress * 100);
  return (
    <div className="uploader-file" data-state={task.state}>
      {picture && <img src={picture} alt={name} />}
      {task.state !== 'done' && (
        <div className="uploader-cover">
          {task.state === 'uploading' ? (
            <>
              <span className="num">{percent}%</span>
              <Progress label={`${name}上传进度`} value={percent} size="sm" tone="gold" />
            </>
          ) : (
            STATE_TEXT[task.state]
          )}
        </div>
      )}
    </div>
  );
}

function usePicture(source: File | string): string | undefined {
  const [address, setAddress] = useState(typeof source === 'string' ? source : undefined);
  useEffect(() => {
    if (typeof source === 'string') return;
    // Pages may show pictures from data: but not from blob: addresses.
    const reader = new FileReader();
    reader.onload = () => setAddress(typeof reader.result === 'string' ? reader.result : undefined);
    reader.readAsDataURL(source);
    return () => reader.abort();
  }, [source]);
  return address;
}
