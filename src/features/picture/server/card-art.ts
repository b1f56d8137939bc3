import type { CardPicture, PageCard } from '#/platform/page-card.ts';
import type { RealCover } from './real-covers.ts';
import { type Art, artOf, type Form } from './sheet.ts';

export interface ArtSources {
  drawCover(request: {
    kind: string;
    title: string;
    query: Record<string, string>;
  }): Promise<{ svg: string } | undefined>;
  /** An uploaded picture by its name. */
  readUpload(name: string): Promise<Uint8Array | undefined>;
}

/**
 * What stands in the pictures of a page: drawn anew in the size that is needed, or read from where it is kept. `isWhole` when
 * no picture of another site is still on its way.
 */
export async function artFor(
  form: Form,
  card: PageCard,
  sources: ArtSources,
  bring: (address: string) => Promise<RealCover>,
): Promise<{ art: Art[]; isWhole: boolean }> {
  // Only on a card words stand on the left of the art.
  const place = { ...artOf(form, card.look), isWide: form === 'card' };
  const isCover = form === 'card' && (card.look === 'list' || card.look === 'plain');
  let isWhole = true;
  const one = async (picture: CardPicture): Promise<Art | undefined> => {
    if (typeof picture === 'string') return artAt(picture, place, isCover, sources);
    const found = await bring(picture.outside);
    if (typeof found !== 'string') return { bytes: found };
    isWhole &&= found === 'none';
    return artAt(picture.instead, place, isCover, sources);
  };
  const found = await Promise.all((card.pictures ?? []).slice(0, place.most).map(one));
  return { art: found.filter((art) => art !== undefined), isWhole };
}

async function artAt(
  address: string,
  { width, height, isWide }: { width: number; height: number; isWide: boolean },
  isWhole: boolean,
  { drawCover, readUpload }: ArtSources,
): Promise<Art | undefined> {
  const url = URL.parse(address, 'http://here');
  if (url?.origin !== 'http://here') return undefined;
  const [, folder, kind = '', file = ''] = url.pathname.split('/').map(decoded);
  if (folder === 'cover' && file.endsWith('.svg')) {
    const given = Object.fromEntries(url.searchParams);
    const { w: _width, h: _height, form: _form, ...rest } = given;
    // In a list a cover is shown as it is; alone it is art for words that stand beside it.
    // A drawing broader than this keeps its left half free; where no words stand there it is cut out of a higher one.
    const least = isWide ? height : Math.max(height, Math.ceil(width / 1.2));
    const size = {
      w: String(width),
      h: String(least),
      plain: '1',
      tone: 'light',
      ...(isWide && width > height * 1.2 && { form: 'wide' }),
    };
    const drawn = await drawCover({
      kind,
      title: file.slice(0, -4),
      query: isWhole ? { ...given, tone: 'light' } : { ...rest, ...size },
    });
    return drawn && { svg: drawn.svg };
  }
  const uploaded = folder === 'file' ? /^([0-9a-f]{32})(?:-\d+)?\.webp$/.exec(kind)?.[1] : undefined;
  const bytes = uploaded && (await readUpload(uploaded));
  return bytes ? { bytes } : undefined;
}

/** The drawing at the address of a cover, as the address says. */
export async function drawnAt(
  address: string,
  { drawCover }: Pick<ArtSources, 'drawCover'>,
): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(address, 'http://here');
  const [, , kind = '', file = ''] = pathname.split('/').map(decoded);
  const drawn = await drawCover({
    kind,
    title: file.slice(0, -'.svg'.length),
    query: Object.fromEntries(searchParams),
  });
  return drawn?.svg;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
