/** The preview's numbers: times in ms, distances in px, velocities in px per ms. */
export const PREVIEW = {
  swipeDuration: 300,
  swipeVelocity: 0.25,
  doubleTapWindow: 250,
  tapTime: 250,
  tapDistance: 5,
  doubleTapZoom: 2,
  minZoom: 1 / 3,
  maxZoom: 3,
} as const;

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export function distanceBetween(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function isTap(moved: number, milliseconds: number): boolean {
  return moved < PREVIEW.tapDistance && milliseconds < PREVIEW.tapTime;
}

/** How many pictures a swipe goes on: 1 to the next (a finger moving left), -1 back, 0 stays. */
export function swipeStep(distance: number, milliseconds: number, width: number): -1 | 0 | 1 {
  const velocity = Math.abs(distance) / Math.max(1, milliseconds);
  if (distance === 0 || (velocity <= PREVIEW.swipeVelocity && Math.abs(distance) <= width / 2)) return 0;
  return distance < 0 ? 1 : -1;
}

export function clampZoom(zoom: number): number {
  return Math.min(PREVIEW.maxZoom, Math.max(PREVIEW.minZoom, zoom));
}

export function pinchedZoom(zoomBefore: number, distanceBefore: number, distance: number): number {
  return clampZoom((zoomBefore * distance) / Math.max(1, distanceBefore));
}

/** What a pinch leaves behind: smaller than the window is of no use to anyone. */
export function settledZoom(zoom: number): number {
  return zoom < 1 ? 1 : clampZoom(zoom);
}

export function toggledZoom(zoom: number): number {
  return zoom > 1 ? 1 : PREVIEW.doubleTapZoom;
}

/** A picture as large as fits into the window. */
export function fitted(picture: Size, view: Size): Size {
  if (picture.width === 0 || picture.height === 0) return view;
  const scale = Math.min(view.width / picture.width, view.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** A zoomed picture moves no further than its own edge. */
export function clampPan(pan: Point, zoom: number, shown: Size, view: Size): Point {
  const clamp = (value: number, size: number, room: number) => {
    const most = Math.max(0, (size * zoom - room) / 2);
    return Math.min(most, Math.max(-most, value));
  };
  return { x: clamp(pan.x, shown.width, view.width), y: clamp(pan.y, shown.height, view.height) };
}

/** Pictures go round: before the first comes the last. */
export function pictureAt(position: number, count: number): number {
  return ((position % count) + count) % count;
}
