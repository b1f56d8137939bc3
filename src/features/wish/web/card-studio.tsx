import { type ComponentType, useEffect, useRef, useState } from 'react';
import { whenNear } from '#/ui/lazy-image/when-near.ts';
import { Section } from '#/ui/section/section.tsx';
import type { Tone } from '../card/styles.pure.ts';
import './card-studio.css';

export interface CardSubject {
  tone: Tone;
  /** What the card is for. */
  title: string;
  /** Texts to choose from; the first is on the card at once. */
  texts: readonly string[];
  /** Where the card would be found again. */
  path: string;
}

interface Props extends CardSubject {
  heading: string;
  /** The same card as a drawn picture, for those without scripts and until the editor is there. */
  picture: string | undefined;
}

/** The card editor is loaded when the visitor comes near it. */
export function CardStudio({ heading, picture, ...subject }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [Editor, setEditor] = useState<ComponentType<CardSubject>>();

  useEffect(() => {
    if (!place.current) return;
    return whenNear(place.current, () => {
      import('./card-editor.tsx').then(({ CardEditor }) => setEditor(() => CardEditor));
    });
  }, []);

  return (
    <Section id="card" title={heading} className="card-studio">
      <div ref={place} className="card-studio-place">
        {Editor ? (
          <Editor key={subject.title} {...subject} />
        ) : (
          <div className="card-studio-layout">
            <div className="card-studio-paper">
              {picture && (
                <img
                  src={picture}
                  alt={`${subject.title}：${subject.texts[0] ?? ''}`}
                  width={1080}
                  height={1440}
                  loading="lazy"
                />
              )}
            </div>
            <noscript>
              <p className="card-studio-note">写上名字、换颜色和图样需要打开 JavaScript；这张图也可以直接保存。</p>
            </noscript>
          </div>
        )}
      </div>
    </Section>
  );
}
