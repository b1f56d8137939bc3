import { KINDS, type KindSlug } from '../kinds.pure.ts';

export interface KindLink {
  to: string;
  label: string;
  current: boolean;
}

/** 全部 and the four kinds as addresses of one page: `path` for all, `path?type=movie` for one. */
export function kindLinks(path: string, current: KindSlug | null): KindLink[] {
  return [
    { to: path, label: '全部', current: current === null },
    ...KINDS.map(({ slug, name }) => ({ to: `${path}?type=${slug}`, label: name, current: slug === current })),
  ];
}
