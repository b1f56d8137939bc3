import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Frame } from './small-photo.ts';

interface Props {
  src: string;
  frame: Frame;
  onChange: (frame: Frame) => void;
}

const CORNERS = [
  { name: '左上角', x: 0, y: 0 },
  { name: '右上角', x: 1, y: 0 },
  { name: '左下角', x: 0, y: 1 },
  { name: '右下角', x: 1, y: 1 },
] as const;
type Corner = (typeof CORNERS)[number];

const LEAST = 0.12;
const STEP = 0.04;
const KEYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** A picture with a frame whose corners are dragged, or moved by the arrow keys. */
export function PhotoCrop({ src, frame, onChange }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const cornerAt = ({ x, y }: Corner) => ({ left: frame.left + x * frame.width, top: frame.top + y * frame.height });

  function move(corner: Corner, left: number, top: number) {
    onChange(movedCorner(frame, corner, left, top));
  }

  function drag(event: PointerEvent<HTMLButtonElement>, corner: Corner) {
    const box = stage.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    move(corner, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  }

  function press(event: KeyboardEvent, corner: Corner) {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    const { left, top } = cornerAt(corner);
    move(corner, left + step[0], top + step[1]);
  }

  return (
    <div className="market-crop" ref={stage}>
      <img src={src} alt="刚才的照片" />
      <span
        className="market-crop-frame"
        style={{
          left: `${frame.left * 100}%`,
          top: `${frame.top * 100}%`,
          width: `${frame.width * 100}%`,
          height: `${frame.height * 100}%`,
        }}
      />
      {CORNERS.map((corner) => {
        const { left, top } = cornerAt(corner);
        return (
          <button
            key={corner.name}
            type="button"
            aria-label={`框的${corner.name}，用方向键移动`}
            style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(event, corner)}
            onKeyDown={(event) => press(event, corner)}
          />
        );
      })}
    </div>
  );
}

/** The frame after one corner went elsewhere: inside the picture, and never smaller than a thumb can hold. */
export function movedCorner(frame: Frame, { x, y }: { x: 0 | 1; y: 0 | 1 }, left: number, top: number): Frame {
  const [right, bottom] = [frame.left + frame.width, frame.top + frame.height];
  const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  const newLeft = x === 0 ? between(left, 0, right - LEAST) : frame.left;
  const newTop = y === 0 ? between(top, 0, bottom - LEAST) : frame.top;
  const newRight = x === 1 ? between(left, frame.left + LEAST, 1) : right;
  const newBottom = y === 1 ? between(top, frame.top + LEAST, 1) : bottom;
  return { left: newLeft, top: newTop, width: newRight - newLeft, height: newBottom - newTop };
}
