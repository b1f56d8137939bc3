import { z } from 'zod';
import { jsonOf } from '#/platform/http/raw-json.ts';
import type { RawInput, RawRoute } from '#/platform/http/raw-route.ts';
import { pageOfShlink, presentShlinkVisit, summaryOf, wholeUrl } from './shlink.present.ts';
import { planWith, shlinkRulesOf, unknownConditions } from './shlink.rules.ts';
import { invalidData, shlinkRoute } from './shlink-route.ts';
import { surroundingsOf } from './short-link.api.ts';
import type { ShortLinkService } from './short-link.service.ts';
import type { VisitsService } from './visits.service.ts';

export interface ShlinkVisitsNeeds {
  links: ShortLinkService;
  visits: Pick<VisitsService, 'listed'>;
  shortHost: () => string | undefined;
}

const ONE = '/rest/v3/short-urls/:code';
const LONGEST_PAGE = 5000;

const Moment = z.iso.datetime({ offset: true }).or(z.iso.date()).transform(Date.parse);
const VisitQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  itemsPerPage: z.coerce.number().int().catch(LONGEST_PAGE),
  startDate: Moment.optional().catch(undefined),
  endDate: Moment.optional().catch(undefined),
  excludeBots: z.enum(['true', '1']).optional().catch(undefined),
});
const Rules = z.object({
  redirectRules: z
    .array(
      z.object({
        longUrl: z.string().trim().min(1).max(10_000),
        conditions: z
          .array(
            z.object({
              type: z.string().max(50),
              matchKey: z.string().max(500).nullish().default(null),
              matchValue: z.string().max(500).nullish().default(null),
            }),
          )
          .max(20),
      }),
    )
    .max(20),
});

/** Who opened links, and rules by device, in the words of Shlink. */
export function shlinkVisitsRoutes({ links, visits, shortHost }: ShlinkVisitsNeeds): RawRoute[] {
  const wantedIn = (query: RawInput['query']) => {
    const { page, itemsPerPage, startDate, endDate, excludeBots } = VisitQuery.parse(query);
    const limit = Math.min(LONGEST_PAGE, itemsPerPage > 0 ? itemsPerPage : LONGEST_PAGE);
    return { page, limit, from: startDate, to: endDate, withBots: excludeBots === undefined };
  };
  const rulesOf = async (code: string, ownerId: number, siteOrigin: string) => {
    const { url, plan } = await links.findOwn(code, ownerId);
    const whole = (address: string) => wholeUrl(address, siteOrigin);
    return { body: { defaultLongUrl: whole(url), redirectRules: shlinkRulesOf(plan, whole) } };
  };
  const none = pageOfShlink([], { page: 1, limit: 1, total: 0 });

  return [
    shlinkRoute('GET', `${ONE}/visits`, async ({ params, query }, _call, ownerId) => {
      const wanted = wantedIn(query);
      const { code } = await links.findOwn(params['code'] ?? '', ownerId);
      const { list, total } = await visits.listed([code], wanted);
      return { body: { visits: pageOfShlink(list.map(presentShlinkVisit), { ...wanted, total }) } };
    }),
    shlinkRoute('GET', '/rest/v3/visits', async (_input, _call, ownerId) => ({
      body: {
        visits: {
          nonOrphanVisits: summaryOf(await links.visitSums(ownerId)),
          orphanVisits: summaryOf({ clicks: 0, bots: 0 }),
        },
      },
    })),
    // Nobody here is told who tried addresses that lead nowhere.
    shlinkRoute('GET', '/rest/v3/visits/orphan', async () => ({ body: { visits: none } })),
    shlinkRoute('GET', `${ONE}/redirect-rules`, async ({ params }, { siteOrigin }, ownerId) =>
      rulesOf(params['code'] ?? '', ownerId, siteOrigin),
    ),
    shlinkRoute('POST', `${ONE}/redirect-rules`, async ({ params, ...input }, call, ownerId) => {
      const { redirectRules } = Rules.parse(jsonOf(input));
      const unknown = unknownConditions(redirectRules);
      if (unknown.length > 0) throw invalidData(unknown);
      const { code, plan } = await links.findOwn(params['code'] ?? '', ownerId);
      const change = { plan: planWith(redirectRules, plan) };
      await links.changeShortLink(code, ownerId, change, surroundingsOf(call, shortHost()));
      return rulesOf(code, ownerId, call.siteOrigin);
    }),
  ];
}
