import { coverUrl } from '#/features/cover/cover-palettes.pure.ts';

/** A word that is drawn, for the categories whose own name is none. As short as others, so that one in the title comes first. */
const DRAWN_AS: Readonly<Record<string, string>> = {
  二手: '包裹',
  课程: '教材',
  生活: '小店',
  酒旅: '旅行',
  亲子: '绘本',
};

interface Thing {
  title: string;
  category: string;
}

/** By what a thing without picture is drawn: what its title says, else its category. */
export const standInName = ({ title, category }: Thing): string =>
  `${title} ${DRAWN_AS[category] ?? (category || '礼物')}`;

export const standIn = (thing: Thing, size = { width: 355, height: 355 }): string =>
  coverUrl({ title: standInName(thing), kind: '市集', size });
