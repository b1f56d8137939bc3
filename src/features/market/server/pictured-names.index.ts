import { coverTitle } from '#/features/cover/cover-palettes.pure.ts';
import { standInName } from '../stand-in.pure.ts';

interface Needs {
  /** Titles and pictures of all things, a part at a time. */
  listPictured(after: number): Promise<{ id: number; title: string; category: string; images: string[] }[]>;
}

/** The names that drawn pictures of things go by; read when first asked for, and again after a change. */
export function createPicturedNames({ listPictured }: Needs) {
  let known: Promise<ReadonlySet<string>> | undefined;

  async function read(): Promise<ReadonlySet<string>> {
    const names = new Set<string>();
    for (let after = 0; ; ) {
      const part = await listPictured(after);
      if (part.length === 0) return names;
      for (const { id, title, category, images } of part) {
        names.add(coverTitle(title));
        if (images.length === 0) names.add(coverTitle(standInName({ title, category })));
        for (const image of images) names.add(drawnName(image));
        after = id;
      }
    }
  }

  return {
    forget: () => {
      known = undefined;
    },
    async has(name: string): Promise<boolean> {
      known ??= read();
      const names = await known;
      return name !== '' && names.has(name);
    },
  };
}

/** The name in the address of a drawn picture, or nothing. */
function drawnName(image: string): string {
  const file = /^\/cover\/[^/]+\/([^/?]+)\.svg(?:\?|$)/.exec(image)?.[1];
  try {
    return file ? decodeURIComponent(file) : '';
  } catch {
    return '';
  }
}
