import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import './carousel.css';

interface Props {
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
}

/** Slides side by side; the browser does the swiping and snapping, also without JavaScript. */
export function Carousel({ label, slides }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  function follow() {
    const { scrollLeft, clientWidth } = track.current ?? { scrollLeft: 0, clientWidth: 1 };
    setCurrent(Math.round(scrollLeft / clientWidth));
  }

  function show(index: number) {
    const element = track.current;
    const target = (index + slides.length) % slides.length;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    element?.scrollTo({ left: target * element.clientWidth, behavior });
  }

  return (
    <section className="carousel" aria-roledescription="轮播" aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard */}
      <ul ref={track} className="carousel-track" onScroll={follow} tabIndex={0} aria-label={label}>
        {slides.map(({ key, content }, index) => (
          <li key={key} className="carousel-slide" aria-label={`第 ${index + 1} 张，共 ${slides.length} 张`}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <>
          <button type="button" className="carousel-arrow" aria-label="上一张" onClick={() => show(current - 1)}>
            <ChevronLeft size={20} aria-hidden />
          </button>
          <button type="button" className="carousel-arrow" aria-label="下一张" onClick={() => show(current + 1)}>
            <ChevronRight size={20} aria-hidden />
          </button>
          <div className="carousel-dots" aria-hidden="true">
            {slides.map(({ key }, index) => (
              <span key={key} className="carousel-dot" data-current={index === current} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}
