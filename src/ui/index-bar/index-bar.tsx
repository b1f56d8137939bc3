import { type CSSProperties, type TouchEvent, useEffect, useRef, useState } from 'react';
import { throttle } from '../lazy-image/throttle.ts';
import { LETTER_HEIGHT, letterAt, letterInView } from './letter-at.ts';
import './index-bar.css';

export interface IndexBarProps {
  letters: readonly string[];
  /** The id of a letter's section. */
  idOf: (letter: string) => string;
  /** Height of what stays at the top of the window, such as a header. */
  top?: number;
  label?: string;
}

/** Only the list moves: a page that moved along would carry the bar away. TypeScript does not know `container` yet. */
const TO_TOP: ScrollIntoViewOptions & { container: 'nearest' } = {
  block: 'start',
  behavior: 'instant',
  container: 'nearest',
};

/** Letters at the right edge: a tap or a sliding finger goes to a section; as links they work without scripts. */
export function IndexBar({ letters, idOf, top = 0, label = '字母索引' }: IndexBarProps) {
  const bar = useRef<HTMLElement>(null);
  const [touched, setTouched] = useState<string>();
  const inView = useLetterInView(letters, idOf, top);

  function slide(event: TouchEvent) {
    const finger = event.touches[0];
    // Of the first letter: the bar itself may stand in a row that is higher.
    const box = bar.current?.firstElementChild?.getBoundingClientRect();
    const letter = finger && box && letterAt(finger.clientY - box.top, box.height * letters.length, letters);
    if (!letter || letter === touched) return;
    setTouched(letter);
    document.getElementById(idOf(letter))?.scrollIntoView(TO_TOP);
  }

  // React's type of style has no place for custom properties.
  const style = {
    // In a low window lower, so that all of them fit below a bar and a field.
    '--index-bar-letter': `min(${LETTER_HEIGHT}px, (100vh - 152px) / ${letters.length})`,
    '--index-bar-count': letters.length,
  } as CSSProperties;
  return (
    <nav
      ref={bar}
      className="index-bar"
      aria-label={label}
      style={style}
      onTouchStart={slide}
      onTouchMove={slide}
      onTouchEnd={() => setTouched(undefined)}
      onTouchCancel={() => setTouched(undefined)}
    >
      {letters.map((letter) => (
        <a
          key={letter}
          href={`#${idOf(letter)}`}
          className="index-bar-letter num"
          aria-current={letter === (touched ?? inView) ? 'true' : undefined}
        >
          {letter}
          {letter === touched && (
            <span className="index-bar-drop" aria-hidden="true">
              <span>{letter}</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}

function useLetterInView(letters: readonly string[], idOf: (letter: string) => string, top: number) {
  const [letter, setLetter] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids belong to the letters
  useEffect(() => {
    const look = throttle(() => {
      const tops = letters.flatMap((one) => {
        const box = document.getElementById(idOf(one))?.getBoundingClientRect();
        return box ? [{ letter: one, top: box.top }] : [];
      });
      setLetter(letterInView(tops, top + LETTER_HEIGHT));
    }, 100);
    look();
    addEventListener('scroll', look, { passive: true, capture: true });
    return () => removeEventListener('scroll', look, { capture: true });
  }, [letters.join(), top]);
  return letter;
}
