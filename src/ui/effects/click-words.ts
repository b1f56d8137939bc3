import { showOnTop } from '../popover/open-popover.ts';

const WORDS = ['富强', '民主', '文明', '和谐', '自由', '平等', '公正', '法治', '爱国', '敬业', '诚信', '友善'] as const;
const LIFETIME = 1000;

const RISING: Keyframe[] = [
  { opacity: 0, transform: 'translate(-50%, -90%) scale(0.9)' },
  { opacity: 1, transform: 'translate(-50%, -130%)', offset: 0.15 },
  { opacity: 0, transform: 'translate(-50%, -330%)' },
];
const STILL: Keyframe[] = [
  { opacity: 1, transform: 'translate(-50%, -130%)' },
  { opacity: 1, transform: 'translate(-50%, -130%)', offset: 0.7 },
  { opacity: 0, transform: 'translate(-50%, -130%)' },
];

let clicks = 0;

/** Shows the next of the twelve words where the visitor clicks, for exactly one second. */
export function startClickWords(): () => void {
  const stop = new AbortController();
  // Seen on the way down, so that it works wherever a page keeps a click to itself.
  window.addEventListener('click', show, { capture: true, passive: true, signal: stop.signal });
  return () => stop.abort();
}

function show({ clientX, clientY, detail }: MouseEvent): void {
  // A button pressed from the keyboard also clicks, at no place.
  if (detail === 0) return;
  const word = document.createElement('span');
  word.className = 'effects-word';
  word.textContent = WORDS[clicks++ % WORDS.length] ?? '';
  word.setAttribute('aria-hidden', 'true');
  word.style.left = `${clientX}px`;
  word.style.top = `${clientY}px`;
  document.body.append(word);
  // Only the top layer lies above an open dialog.
  showOnTop(word);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  word.animate(isStill ? STILL : RISING, { duration: LIFETIME, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'both' });
  setTimeout(() => word.remove(), LIFETIME);
}
