import { Camera } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Progress } from '#/ui/progress/progress.tsx';
import { PhotoCrop } from './photo-crop.tsx';
import type { Frame } from './small-photo.ts';
import type { usePhotoSearch } from './use-photo-search.ts';

const WHOLE: Frame = { left: 0, top: 0, width: 1, height: 1 };

/** The picture stays, with a frame to look closer by. */
export function PhotoTaken({ search }: { search: ReturnType<typeof usePhotoSearch> }) {
  const { picture, sent, searchIn, again } = search;
  const [frame, setFrame] = useState(WHOLE);
  const isWhole = frame.width === 1 && frame.height === 1;
  return (
    <section className="market-taken" aria-label="刚才的照片">
      <PhotoCrop src={picture?.address ?? ''} frame={frame} onChange={setFrame} />
      <div className="market-taken-bar">
        <Button kind="line" size="sm" icon={<Camera size={16} aria-hidden />} onClick={again}>
          换一张
        </Button>
        <span role="status">{sent === undefined ? '拖动白点，只找框里的' : sent < 1 ? '正在发送…' : '正在比对…'}</span>
        <Button size="sm" disabled={isWhole || sent !== undefined} onClick={() => searchIn(frame)}>
          找框里的
        </Button>
      </div>
      {sent !== undefined && <Progress label="进度" {...(sent < 1 && { value: sent * 100 })} tone="accent" />}
    </section>
  );
}
