import { memberOf } from '#/platform/auth/caller.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { RasterDrawing, RawRoute } from '#/platform/http/raw-route.ts';
import { billYearApi } from '../bill-year.contract.ts';
import type { BillYearService } from './bill-year.service.ts';
import { drawBillYear } from './bill-year-picture.ts';

export interface YearDrawing {
  raster: RasterDrawing;
  siteTitle: () => Promise<string>;
}

export function bindBillYearApi(years: BillYearService) {
  return bindApi(billYearApi, {
    'GET /api/v1/bill/year': ({ query }, { caller }) => years.read(memberOf(caller).memberId, query.year),
  });
}

/** It tells of one member's money: no shared cache may keep it. */
const OWN = { 'cache-control': 'private, no-cache' };

/** `/bill/year/2026.svg` and `.png`; `2026-discreet` has shares and no amounts. Only ever one's own year. */
export function billYearRoute(years: BillYearService, { raster, siteTitle }: YearDrawing): RawRoute {
  return {
    method: 'GET',
    path: '/bill/year/:file',
    auth: 'member',
    area: 'bill',
    handle: async ({ params, query }, call) => {
      const { file = '' } = params;
      const { memberId, username } = memberOf(call.caller);
      const draw = async (asked: string) => {
        const [, digits, discreet] = /^((?:19|20)\d\d)(-discreet)?$/.exec(asked) ?? [];
        if (digits === undefined) return undefined;
        const [year, siteName] = [await years.read(memberId, Number(digits)), await siteTitle()];
        return drawBillYear({ name: username, siteName, year, isDiscreet: discreet !== undefined });
      };
      const pixels = await raster(file, draw, { size: '1080', ...query }, call);
      if (pixels)
        return { ...pixels, headers: { ...pixels.headers, ...OWN, 'cross-origin-resource-policy': 'same-origin' } };
      const svg = file.endsWith('.svg') ? await draw(file.slice(0, -'.svg'.length)) : undefined;
      if (svg === undefined) throw new AppError('bill.no_picture', 404, '没有这张图');
      const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
      return {
        headers: { ...OWN, 'content-type': 'image/svg+xml; charset=utf-8', 'content-security-policy': policy },
        body: svg,
      };
    },
  };
}
