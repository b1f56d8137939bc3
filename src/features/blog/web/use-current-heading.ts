import { useEffect, useState } from 'react';

/** Below the header, a little above where the eye rests. */
const READING_LINE = 140;

/** The heading above what is being read, so that a table of contents can mark it. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const above = list.split(' ').filter((id) => {
        const element = document.getElementById(id);
        return element !== null && element.getBoundingClientRect().top <= READING_LINE;
      });
      setCurrent(above.at(-1));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
    };
  }, [list]);
  return current;
}
