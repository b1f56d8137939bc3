import { coverUrl } from '#/features/cover/cover-palettes.pure.ts';
import { paletteAt } from '#/features/cover/palettes.pure.ts';

/** One line of verse over a drawn landscape. */
export interface Panel {
  line: string;
  by: string;
  /** The address of the picture, and the colours that go with it. */
  art: string;
  ground: string;
  ink: string;
}

/** For loaders: so the browser need not know how covers are named and coloured. */
export const panels = {
  login: panel('众里寻他千百度', '辛弃疾', '燕归来', 11),
  register: panel('相逢何必曾相识', '白居易', '似曾相识', 19),
  forget: panel('似曾相识燕归来', '晏殊', '浔阳江头', 13),
};

function panel(line: string, by: string, title: string, palette: number): Panel {
  const { bg: ground, ink } = paletteAt(palette);
  return { line, by, ground, ink, art: coverUrl({ title, kind: '风景', palette, form: 'tall', plain: true }) };
}
