import { type RefObject, useEffect, useRef, useState } from 'react';
import { clampPan, clampZoom, fitted, type Point, pictureAt, settledZoom, toggledZoom } from './preview-gesture.ts';

const CENTRE: Point = { x: 0, y: 0 };

interface Options {
  count: number;
  start: number;
  loop: boolean;
  stage: RefObject<HTMLElement | null>;
  onChange: ((index: number) => void) | undefined;
}

/** Which picture is shown, how large, and where. */
export function usePreview({ count, start, loop, stage, onChange }: Options) {
  /** Counts on without end, so that going round is a step like any other. */
  const [position, setPosition] = useState(start);
  const [drag, setDrag] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [pan, setPan] = useState(CENTRE);

  function limited(wanted: Point, at: number): Point {
    const image = stage.current?.querySelector<HTMLImageElement>('[data-current=true] img');
    const view = { width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 };
    const picture = { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 };
    return clampPan(wanted, at, fitted(picture, view), view);
  }

  function zoomTo(wanted: number, around: Point = CENTRE) {
    const next = clampZoom(wanted);
    setZoom(next);
    // What lies under the finger stays there as far as the edges allow.
    setPan(limited({ x: -around.x * (next - 1), y: -around.y * (next - 1) }, next));
  }

  return {
    position,
    drag,
    zoom,
    pan,
    index: pictureAt(position, count),
    setDrag,
    setZoom: (wanted: number) => {
      setZoom(wanted);
      setPan((old) => limited(old, wanted));
    },
    panTo: (wanted: Point) => setPan(limited(wanted, zoom)),
    /** Whether a zoomed picture still has something to show in that direction. */
    hasRoom: (direction: number) => limited({ x: pan.x + Math.sign(direction), y: pan.y }, zoom).x !== pan.x,
    zoomTo,
    /** The end of a pinch: the picture stays as it is, unless it has become too small. */
    settle(reached: number) {
      const next = settledZoom(reached);
      setZoom(next);
      setPan((old) => limited(next === 1 ? CENTRE : old, next));
    },
    toggleZoom: (around: Point) => zoomTo(toggledZoom(zoom), around),
    go(step: number) {
      const next = position + step;
      setDrag(0);
      if (step === 0 || count < 2 || (!loop && (next < 0 || next >= count))) return;
      setPosition(next);
      setZoom(1);
      setPan(CENTRE);
      onChange?.(pictureAt(next, count));
    },
  };
}

export type Preview = ReturnType<typeof usePreview>;

/** Runs something later, unless it is called off; nothing runs after the component has gone. */
export function useDelayed() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isWaiting: () => timer.current !== undefined,
    cancel() {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    start(work: () => void, milliseconds: number) {
      timer.current = setTimeout(() => {
        timer.current = undefined;
        work();
      }, milliseconds);
    },
  };
}
