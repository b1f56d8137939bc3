import { type Member, memberOf } from '#/platform/auth/caller.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { RasterDrawing, RawRoute } from '#/platform/http/raw-route.ts';
import { nightText } from '../night-text.pure.ts';
import { presentYear } from './shelf.present.ts';
import type { ShelfService } from './shelf.service.ts';
import { drawYear } from './year-picture.ts';

export interface YearPictureNeeds {
  shelf: ShelfService;
  drawCover: (title: string, kind: string) => Promise<string | undefined>;
  raster: RasterDrawing;
  siteTitle: () => Promise<string>;
}

/** It tells of one member: no shared cache may keep it. */
const OWN = { 'cache-control': 'private, no-cache' };

/** `/shelf/year/2026.svg`, and `.png` for everything that draws no SVG. Only ever one's own year. */
export function yearPictureRoutes(needs: YearPictureNeeds): RawRoute[] {
  return [
    {
      method: 'GET',
      path: '/shelf/year/:file',
      auth: 'member',
      area: 'shelf',
      handle: async ({ params, query }, call) => {
        const { file = '' } = params;
        const draw = (year: string) => drawFor(needs, memberOf(call.caller), year);
        const pixels = await needs.raster(file, draw, { size: '1080', ...query }, call);
        if (pixels)
          return { ...pixels, headers: { ...pixels.headers, ...OWN, 'cross-origin-resource-policy': 'same-origin' } };
        const svg = file.endsWith('.svg') ? await draw(file.slice(0, -'.svg'.length)) : undefined;
        if (svg === undefined) throw new AppError('shelf.no_picture', 404, '没有这张图');
        const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
        return {
          headers: { ...OWN, 'content-type': 'image/svg+xml; charset=utf-8', 'content-security-policy': policy },
          body: svg,
        };
      },
    },
  ];
}

async function drawFor(
  needs: YearPictureNeeds,
  { memberId, username }: Member,
  asked: string,
): Promise<string | undefined> {
  if (!/^(?:19|20|21)\d\d$/.test(asked)) return undefined;
  const review = presentYear(await needs.shelf.year(memberId, Number(asked)));
  const { Genre, Person, LatestTime } = review;
  const covers = await Promise.all(review.Best.map(({ Name, TypeName }) => needs.drawCover(Name, TypeName)));
  return drawYear({
    name: username,
    year: review.Year,
    watched: review.Watched,
    ...{ hours: review.Hours, isAtLeast: review.Unmeasured > 0, meanScore: review.MeanScore },
    months: review.Months,
    facts: [
      ...(Genre ? [{ name: '看得最多', value: `${Genre.Name}，${Genre.Count} 部` }] : []),
      ...(Person ? [{ name: '最常遇见', value: `${Person.Name}，${Person.Count} 部` }] : []),
      ...(LatestTime ? [{ name: '最晚的一夜', value: nightText(LatestTime) }] : []),
    ],
    covers: covers.filter((cover) => cover !== undefined),
    siteName: await needs.siteTitle(),
  });
}
