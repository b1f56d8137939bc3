import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { SettingValues } from '#/platform/config/settings.ts';
import type { Feature } from '#/platform/feature.ts';
import type { RasterDrawing } from '#/platform/http/raw-route.ts';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import type { Platform } from '#/platform/platform.ts';
import { createReadingRoom } from '#/platform/reader/reading-room.ts';
import type { ArtSources } from './card-art.ts';
import { createKeptPictures } from './kept-pictures.ts';
import { createOutsidePictures } from './outside-picture.ts';
import { pictureRoutes, rasterDrawing } from './picture.api.ts';
import type { pictureSettings } from './picture.config.ts';
import { createPictureService, type LinkTo, type PageHead } from './picture.service.ts';
import { createPictureMaker } from './picture-maker.ts';
import { createRealCovers } from './real-covers.ts';

type Settings = SettingValues<typeof pictureSettings> & { DATA_DIR: string };

type Parts = Pick<Platform, 'changes' | 'limits' | 'outbound' | 'outboundTo' | 'secrets' | 'report' | 'now'>;

interface Needs extends Settings {
  /** The operator's own blog: pictures in its articles may come from inside. */
  blogAddress: () => string | undefined;
  sources: ArtSources;
  siteTitle: () => Promise<string>;
  features: () => readonly Feature[];
  linkTo: LinkTo;
  foreignCover: (id: number, mark: string) => Promise<{ cover: string; drawn: string } | undefined>;
  memberName: (memberId: number) => Promise<string | undefined>;
}

export interface PictureFeature extends Feature {
  raster: RasterDrawing;
  /** By which a picture of another site is known that none of our tables holds. */
  proofOf: (address: string) => string;
  /** Set by the host where there are pages: what the head of one says. */
  pages: { headOf?: (path: string) => Promise<PageHead | undefined> };
}

/** How many wait for one who draws; a page of covers nobody has asked for yet is fifty. */
const MOST_WAITING = 200;
/** The fonts that were opened stay so long. */
const QUIET_MS = 15 * 60_000;

export function createPictureFeature(
  { changes, limits, outbound, outboundTo, secrets, report, now }: Parts,
  {
    DATA_DIR,
    PICTURE_CACHE_MB,
    POSTER_CACHE_MB,
    sources,
    siteTitle,
    features,
    linkTo,
    foreignCover,
    memberName,
    blogAddress,
  }: Needs,
): PictureFeature {
  // One or two draw at a time, in processes of their own: pages do not wait for them.
  const size = Math.min(3, Math.max(2, availableParallelism()));
  const room = createReadingRoom({ report, size, mostWaiting: MOST_WAITING, quietMs: QUIET_MS });
  const keptIn = (name: string, megabytes: number) =>
    createKeptPictures({
      folder: join(resolve(DATA_DIR), name),
      mostBytes: megabytes * 1024 * 1024,
      processId: process.pid,
    });
  const pages: PictureFeature['pages'] = {};
  const keptPosters = keptIn('posters', POSTER_CACHE_MB);
  const wayOfBlog: Pick<Outbound, 'fetch'> = {
    fetch(address, options) {
      const blog = blogAddress();
      const isOfBlog = blog !== undefined && URL.parse(String(address))?.origin === new URL(blog).origin;
      return (isOfBlog ? outboundTo(blog) : outbound).fetch(address, options);
    },
  };
  const outside = createOutsidePictures({
    secrets,
    shelves: () => features().flatMap(({ pictures: shelves = [] }) => shelves),
  });
  const pictures = createPictureService({
    make: createPictureMaker({ room, kept: keptIn('pictures', PICTURE_CACHE_MB) }),
    sources,
    siteTitle,
    async cardOf(path, query) {
      for (const feature of features()) {
        const card = await feature.card?.(path, query);
        if (card) return card;
      }
      return undefined;
    },
    headOf: async (path) => pages.headOf?.(path),
    posters: () => Object.assign({}, ...features().map((feature) => feature.posters ?? {})),
    linkTo,
    foreignCover,
    memberName,
    now,
    realCovers: createRealCovers({ outbound, room, kept: keptPosters, report, now }),
    outside: {
      pictures: createRealCovers({ outbound, room, kept: keptPosters, report, now, use: 'any' }),
      ofArticles: createRealCovers({ outbound: wayOfBlog, room, kept: keptPosters, report, now, use: 'any' }),
      isKnown: outside.isKnown,
    },
  });
  changes.on(['content', 'links'], pictures.forget);
  return {
    raster: rasterDrawing({ pictures, limits }),
    proofOf: outside.proofOf,
    pages,
    endpoints: [],
    routes: pictureRoutes({ pictures, limits }),
    flush: () => room.stop(),
  };
}
