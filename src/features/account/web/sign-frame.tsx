import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { coverUrl, paletteAt } from '#/features/cover/cover-palettes.pure.ts';
import { Brand } from '#/ui/mark/brand.tsx';
import './sign-frame.css';

/** One line of verse over a drawn landscape. */
interface Panel {
  line: string;
  by: string;
  /** What the landscape is drawn from, and in which pigments. */
  art: string;
  palette: number;
}

export const PANELS = {
  login: { line: '众里寻他千百度', by: '辛弃疾', art: '燕归来', palette: 11 },
  register: { line: '相逢何必曾相识', by: '白居易', art: '似曾相识', palette: 19 },
  forget: { line: '似曾相识燕归来', by: '晏殊', art: '浔阳江头', palette: 13 },
} satisfies Record<string, Panel>;

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
  const { bg, ink } = paletteAt(panel.palette);
  const art = coverUrl({ title: panel.art, kind: '风景', palette: panel.palette, form: 'tall', plain: true });

  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);

  return (
    <div className="sign-frame">
      <aside className="sign-art" style={{ background: bg, color: ink }} aria-hidden="true">
        <img className="sign-art-image" src={art} width="620" height="900" alt="" />
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
