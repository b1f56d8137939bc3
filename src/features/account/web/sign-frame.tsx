import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Brand } from '#/ui/mark/brand.tsx';
import type { Panel } from './panel.ts';
import '#/ui/lazy-image/ground-image.css';
import './sign-frame.css';

interface Props {
  panel: Panel;
  /** What the site is called at this address. */
  site: string;
  title: string;
  note: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
  /** What was asked for is done: the title takes the focus, so that it is read out. */
  announced?: boolean;
}

/** The frame of the pages on which one comes in: art on one side, one narrow column on the other. */
export function SignFrame({ panel, site, title, note, children, foot, announced = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);

  return (
    <div className="sign-frame">
      <aside className="sign-art" style={{ background: panel.ground, color: panel.ink }} aria-hidden="true">
        <img className="sign-art-image ground-image" src={panel.art} width="620" height="900" alt="" />
        <p className="sign-verse">
          <b>{panel.line}</b>
          <span>{panel.by}</span>
        </p>
      </aside>
      <main id="main" tabIndex={-1} className="sign-main">
        <Link to="/" className="sign-brand" aria-label={`${site}首页`}>
          <Brand name={site} />
        </Link>
        <div className="sign-column">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="sign-note">{note}</p>
          {children}
        </div>
        {foot && <p className="sign-foot">{foot}</p>}
      </main>
    </div>
  );
}
