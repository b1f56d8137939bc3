import { OnceCache } from '#/platform/cache/once-cache.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { PageCard } from '#/platform/page-card.ts';
import { type ArtSources, artFor, drawnAt } from './card-art.ts';
import type { OutsidePictures } from './outside-picture.ts';
import type { Format } from './picture-address.rules.ts';
import { coverWidth, scaled } from './picture-address.rules.ts';
import type { MadePicture, PictureMaker } from './picture-maker.ts';
import type { RealCovers } from './real-covers.ts';
import type { Art, Form } from './sheet.ts';

export const noSuchPicture = () => new AppError('picture.not_found', 404, '没有这张图');

export interface PosterLink {
  address: string;
  code: string;
  ownerId: number | null;
}

export type LinkTo = (path: string, code: string | undefined, siteOrigin: string) => Promise<PosterLink | undefined>;

/** What the head of a page says of it. */
export interface PageHead {
  title: string;
  text: string;
}

interface Needs {
  make: PictureMaker;
  sources: ArtSources;
  siteTitle: () => Promise<string>;
  /** What a feature says of its page. */
  cardOf: (path: string, query: URLSearchParams) => Promise<PageCard | undefined>;
  /** For pages no feature says anything of. */
  headOf: (path: string) => Promise<PageHead | undefined>;
  /** The page of a poster, by kinds. */
  posters: () => Record<string, (id: string) => string | undefined>;
  /** What a poster's QR code leads to: a short link to that page, which is checked, or made. */
  linkTo: LinkTo;
  /** The picture of a title on another site, if it still has the one of this mark, and the drawing that stands in. */
  foreignCover: (id: number, mark: string) => Promise<{ cover: string; drawn: string } | undefined>;
  realCovers: RealCovers;
  /** Other pictures of other sites: of goods, articles and the like. */
  outside: {
    pictures: RealCovers;
    /** For addresses with a proof, which only the blog has: what members name never reaches its host inside. */
    ofArticles: RealCovers;
    isKnown: OutsidePictures['isKnown'];
  };
  /** What members are called. */
  memberName: (memberId: number) => Promise<string | undefined>;
  now: () => number;
}

interface Asked {
  form: Form;
  path: string;
  query: Record<string, string | string[] | undefined>;
  format: Format;
  /** Who asks pays: throws when one has had too much drawn. */
  pay: () => void;
}

interface AskedCover extends Pick<Asked, 'format' | 'pay'> {
  id: number;
  mark: string;
  size: unknown;
}

interface AskedOutside extends Pick<Asked, 'format' | 'pay'> {
  address: string;
  proof: unknown;
  size: unknown;
  /** An operator may look at what is not saved yet. */
  isOperator: boolean;
}

/** Shown in place of a picture that cannot be had. */
const LANDSCAPE = '/cover/风景/山重水复.svg?form=wide';

/** No picture for now. */
class Missing extends Error {
  readonly state: 'soon' | 'none';

  constructor(state: 'soon' | 'none') {
    super(state);
    this.state = state;
  }
}

type Brought = MadePicture & { instead?: 'soon' | 'none' };

/** Pages whose card depends on their query, and the names that count. */
const COUNTING = ['collection'];
const KEPT_BYTES = 16 * 1024 * 1024;
/** Some pages change with the day, which nobody tells. */
const KEPT_MS = 5 * 60_000;

export type PictureService = ReturnType<typeof createPictureService>;

export function createPictureService(needs: Needs) {
  const {
    make,
    sources,
    siteTitle,
    cardOf,
    headOf,
    posters,
    linkTo,
    foreignCover,
    realCovers,
    outside,
    memberName,
    now,
  } = needs;
  /** What the pictures of a page show; looked up again after every change of content. */
  const cards = new OnceCache<{ card: PageCard; art: Art[]; siteName: string; isWhole: boolean } | undefined>({
    most: KEPT_BYTES,
    maxAge: { ms: KEPT_MS, now },
    isKept: (content) => content?.isWhole !== false,
    sizeOf: (content) =>
      1000 + (content?.art.reduce((sum, one) => sum + ('svg' in one ? one.svg.length : one.bytes.length), 0) ?? 0),
  });

  /** What addresses came to: finding that out costs more than sending it. */
  const known = new OnceCache<Brought>({
    most: KEPT_BYTES,
    maxAge: { ms: KEPT_MS, now },
    isKept: ({ instead }) => instead === undefined,
    sizeOf: ({ bytes }) => bytes.length,
  });

  function contentOf(form: Form, path: string, pay: () => void, query = new URLSearchParams()) {
    return cards.through(`${form} ${path}?${query}`, async () => {
      const card = (await cardOf(path, query)) ?? (await plainCard(path));
      if (!card || (form === 'poster' && card.verb === undefined)) return undefined;
      const art = await artFor(form, card, sources, (address) => outside.pictures.find(address, pay));
      return { card, ...art, siteName: await siteTitle() };
    });
  }

  /** An invitation says who invites, if the link is a member's own. */
  async function invited(card: PageCard, { ownerId, code }: PosterLink): Promise<PageCard> {
    if (!card.invitation) return card;
    const name = ownerId === null ? undefined : await memberName(ownerId);
    return { ...card, labels: [[name, card.invitation].filter(Boolean).join(' ')], note: code };
  }

  async function photo(from: RealCovers, address: string, width: number, format: Format, pay: () => void) {
    const found = await from.find(address, pay);
    if (typeof found === 'string') throw new Missing(found);
    return { photo: found, width, format };
  }

  async function brought(
    drawing: string,
    { width, format, pay }: { width: number; format: Format; pay: () => void },
    bring: () => Promise<MadePicture>,
  ): Promise<Brought> {
    try {
      return await bring();
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      const svg = await drawnAt(drawing, sources);
      if (svg === undefined) throw noSuchPicture();
      return { ...(await make.drawn({ svg, size: scaled(svg, width), format }, pay)), instead: error.state };
    }
  }

  async function plainCard(path: string): Promise<PageCard | undefined> {
    const head = await headOf(path);
    return head && { look: 'plain', ...head };
  }

  return {
    /** Told after every change that visitors could see. */
    forget() {
      cards.clear();
      known.clear();
    },

    /** `address` stands for all that a drawing for everybody depends on until something changes. */
    async cover(
      address: string | undefined,
      draw: () => Promise<string | undefined>,
      { size, format, pay }: Omit<AskedCover, 'id' | 'mark'>,
    ): Promise<MadePicture> {
      const width = coverWidth(size);
      if (width === undefined) throw noSuchPicture();
      const drawn = async () => {
        const svg = await draw();
        if (svg === undefined) throw noSuchPicture();
        return make.drawn({ svg, size: scaled(svg, width), format }, pay);
      };
      return address === undefined ? drawn() : known.through(`cover ${address}`, drawn);
    },

    /** The poster somebody else has, or the drawn cover instead. */
    async realCover({ id, mark, size, format, pay }: AskedCover): Promise<Brought> {
      const width = coverWidth(size);
      const found = width && (await foreignCover(id, mark));
      if (!found) throw noSuchPicture();
      return brought(found.drawn, { width, format, pay }, () =>
        make.named(['cover', found.cover, width], format, async () =>
          photo(realCovers, found.cover, width, format, pay),
        ),
      );
    },

    /** Any other picture of another site that we show, or a drawing instead. */
    async outside({ address, proof, size, format, isOperator, pay }: AskedOutside): Promise<Brought> {
      const width = coverWidth(size);
      if (width === undefined) throw noSuchPicture();
      return brought(LANDSCAPE, { width, format, pay }, () =>
        // What is kept was asked for by somebody who might; only then it is looked for where it is shown.
        make.named(['outside', address, width], format, async () => {
          if (!isOperator && !(await outside.isKnown(address, proof))) throw noSuchPicture();
          const isProven = proof !== undefined && (await outside.isKnown(address, proof));
          return photo(isProven ? outside.ofArticles : outside.pictures, address, width, format, pay);
        }),
      );
    },

    async page({ form, path, query, format, pay }: Asked): Promise<Brought> {
      const counted = countedIn(query);
      return known.through(`${form} ${path}?${counted} ${format}`, async () => {
        const content = await contentOf(form, path, pay, counted);
        // A square shows nothing but art: without any there is the site's own icon.
        if (!content) throw noSuchPicture();
        const { isWhole, ...sheet } = content;
        const made = await make.drawn({ sheet: { form, ...sheet }, format }, pay);
        return isWhole ? made : { ...made, instead: 'soon' };
      });
    },

    async poster(
      kind: string,
      id: string,
      asked: { format: Format; code?: string; siteOrigin: string; pay: () => void },
    ): Promise<Brought> {
      const pages = posters();
      const path = Object.hasOwn(pages, kind) ? pages[kind]?.(id) : undefined;
      const content = path === undefined ? undefined : await contentOf('poster', decodeURIComponent(path), asked.pay);
      if (path === undefined || !content) throw noSuchPicture();
      const link = await linkTo(content.card.leadsTo ?? path, asked.code, asked.siteOrigin);
      if (!link) throw noSuchPicture();
      const { isWhole, ...drawn } = content;
      const sheet = { form: 'poster', ...drawn, card: await invited(content.card, link), code: link.address } as const;
      const made = await make.drawn({ sheet, format: asked.format }, asked.pay);
      return isWhole ? made : { ...made, instead: 'soon' };
    },
  };
}

/** What of a query a card depends on. */
function countedIn(query: Asked['query']): URLSearchParams {
  const counted = COUNTING.flatMap((name): [string, string][] => {
    const value = query[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return new URLSearchParams(counted);
}
