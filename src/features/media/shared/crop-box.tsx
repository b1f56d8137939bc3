import { CircleCheck, RotateCw, TriangleAlert, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { IconButton } from '#/ui/button/icon-button.tsx';
import { areaOf, type Framing, MOST_ZOOM, pixelsOf, type Size, settled, turnedSize } from '../crop.pure.ts';
import './crop-box.css';

interface Props {
  url: string;
  size: Size;
  ratio: number;
  /** The width at which it is sharp in its place. */
  width: number;
  value: Framing;
  onChange: (framing: Framing) => void;
}

const STEP = 0.02;
const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** A frame of the place's ratio over the picture: dragged, zoomed by slider, corners, wheel or keys, turned by quarters. */
export function CropBox({ url, size, ratio, width, value, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; y: number; at: Framing; corner: boolean }>(undefined);
  const area = areaOf(size, ratio, value);
  const turned = turnedSize(size, value.turn);
  const pixels = pixelsOf(size, area, value.turn);
  const set = (changes: Partial<Framing>) => onChange(settled(size, ratio, { ...value, ...changes }));
  const zoomTo = (zoom: number) => set({ zoom: Math.min(MOST_ZOOM, Math.max(1, zoom)) });

  function press(event: PointerEvent<HTMLDivElement>) {
    const { clientX: x, clientY: y } = event;
    const corner = event.target instanceof HTMLElement && event.target.dataset['corner'] !== undefined;
    start.current = { x, y, at: value, corner };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function drag({ clientX, clientY }: PointerEvent<HTMLDivElement>) {
    const from = start.current;
    const room = box.current?.getBoundingClientRect();
    if (!from || !room) return;
    if (from.corner) {
      // How far the pointer is from the middle, now and at first.
      const [middleX, middleY] = [room.left + from.at.x * room.width, room.top + from.at.y * room.height];
      const before = Math.hypot(from.x - middleX, from.y - middleY);
      const now = Math.max(8, Math.hypot(clientX - middleX, clientY - middleY));
      zoomTo((from.at.zoom * before) / now);
    } else {
      const x = from.at.x + (clientX - from.x) / room.width;
      const y = from.at.y + (clientY - from.y) / room.height;
      set({ x, y });
    }
  }

  function key(event: KeyboardEvent) {
    const step = KEYS[event.key];
    if (step) set({ x: value.x + step[0], y: value.y + step[1] });
    else if (event.key === '+' || event.key === '=') zoomTo(value.zoom * 1.1);
    else if (event.key === '-') zoomTo(value.zoom / 1.1);
    else return;
    event.preventDefault();
  }

  const percent = (part: number) => `${(part * 100).toFixed(3)}%`;
  const isSharp = pixels.width >= width;
  return (
    <div className="media-crop">
      <div ref={box} className="media-crop-picture" style={{ aspectRatio: `${turned.width} / ${turned.height}` }}>
        <img
          src={url}
          alt=""
          style={{
            rotate: `${value.turn * 90}deg`,
            // A turned picture keeps its own sides; it is laid out by them and turned about its middle.
            ...(value.turn % 2 === 1 && {
              width: percent(turned.height / turned.width),
              height: percent(turned.width / turned.height),
            }),
          }}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: an image map has no element of its own */}
        <div
          className="media-crop-frame"
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by arrow keys
          tabIndex={0}
          aria-label="裁切框：方向键移动，加减号缩放"
          style={{
            left: percent(area.x),
            top: percent(area.y),
            width: percent(area.width),
            height: percent(area.height),
          }}
          onPointerDown={press}
          onPointerMove={drag}
          onPointerUp={() => {
            start.current = undefined;
          }}
          onPointerCancel={() => {
            start.current = undefined;
          }}
          onWheel={(event) => zoomTo(value.zoom * (event.deltaY < 0 ? 1.06 : 1 / 1.06))}
          onKeyDown={key}
        >
          {[0, 1, 2, 3].map((corner) => (
            <span key={corner} data-corner={corner} />
          ))}
        </div>
      </div>
      <div className="media-crop-tools">
        <IconButton size="sm" label="裁大一些" icon={<ZoomOut />} onClick={() => zoomTo(value.zoom / 1.15)} />
        <input
          type="range"
          aria-label="缩放"
          min={100}
          max={MOST_ZOOM * 100}
          value={Math.round(value.zoom * 100)}
          onChange={(event) => zoomTo(Number(event.target.value) / 100)}
        />
        <IconButton size="sm" label="裁小一些" icon={<ZoomIn />} onClick={() => zoomTo(value.zoom * 1.15)} />
        <span className="num">{Math.round(value.zoom * 100)}%</span>
        <IconButton
          size="sm"
          label="顺时针转 90 度"
          icon={<RotateCw />}
          onClick={() => onChange({ zoom: 1, x: 0.5, y: 0.5, turn: (value.turn + 1) % 4 })}
        />
      </div>
      <p className="media-crop-note" data-sharp={isSharp || undefined} role="status">
        {isSharp ? <CircleCheck size={15} aria-hidden /> : <TriangleAlert size={15} aria-hidden />}
        裁好是 {pixels.width} × {pixels.height}
        {isSharp ? '，够清楚' : `，窄于 ${width}，放大看会有点糊`}
      </p>
    </div>
  );
}
