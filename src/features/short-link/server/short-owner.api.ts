import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import { shortOwnerApi } from '../short-owner.contract.ts';
import type { HostService } from './host.service.ts';
import type { LinkPartsStore } from './link-parts.store.ts';
import { linkPrefix, type Places, presentCounted, presentPlan } from './short-link.present.ts';
import type { ShortLinkService } from './short-link.service.ts';
import { planIn } from './short-link.store.ts';
import { NAMES } from './visit-names.rules.ts';
import type { VisitsService } from './visits.service.ts';

interface Needs {
  links: ShortLinkService;
  parts: Pick<LinkPartsStore, 'changesOf' | 'turnsOf' | 'resetTurns'>;
  visits: VisitsService;
  hosts: HostService;
  shortHost: () => string | undefined;
  now: () => number;
}

interface Facet {
  value: string;
  clicks: number;
}

const named = (rows: readonly Facet[], name: (value: string) => string) =>
  rows.map(({ value, clicks }) => ({ Value: value, Name: name(value), Clicks: clicks }));

export function bindShortOwnerApi({ links, parts, visits, hosts, shortHost, now }: Needs) {
  const placesOf = ({ siteOrigin }: Call): Places => ({ siteOrigin, linkPrefix: linkPrefix(siteOrigin, shortHost()) });
  const ownerOf = ({ caller }: Call) => memberOf(caller).memberId;
  return bindApi(shortOwnerApi, {
    'GET /api/v1/short_url/slug': async ({ query }, call) => {
      const slug = await links.freeSlug(query.slug);
      return { Slug: slug, Link: placesOf(call).linkPrefix + slug };
    },
    'GET /api/v1/short_url/tags': async (_input, call) =>
      (await links.listTags(ownerOf(call))).map(({ tag, links: count }) => ({ Tag: tag, Links: count })),
    'GET /api/v1/short_url/:Code/own': async ({ params }, call) => {
      const places = placesOf(call);
      const counted = await links.readShortLink(params.Code, ownerOf(call));
      const { code } = counted.link;
      const [changes, turns] = await Promise.all([parts.changesOf(code), parts.turnsOf(code)]);
      return {
        ...presentCounted(counted, places, now()),
        History: changes.map(({ id, until, url, planJson }) => ({
          Id: id,
          Until: toShanghaiIso(until),
          Url: url.startsWith('/') ? places.siteOrigin + url : url,
          Rules: presentPlan(planIn(planJson), places),
        })),
        Turns: [...turns].map(([Target, Used]) => ({ Target, Used })),
      };
    },
    'GET /api/v1/short_url/:Code/visits': async ({ params, query }, call) => {
      const link = await links.findOwn(params.Code, ownerOf(call));
      const seen = await visits.read(link, query.unit);
      const targets = new Map([
        ['own', '默认去处'],
        ...link.plan.flatMap(({ targets }) => targets.map(({ id, name, url }) => [id, name || url] as const)),
      ]);
      const { clicks, people, bots, tips } = seen.total;
      return {
        Unit: query.unit,
        Today: { Clicks: seen.today.clicks, People: seen.today.people },
        Week: { Clicks: seen.week.clicks, Before: seen.week.before },
        Total: { Clicks: clicks, People: people, Bots: bots, Tips: tips },
        Bars: seen.bars.map((bar) => ({ Time: bar.time, Clicks: bar.clicks, People: bar.people })),
        Sources: named(seen.sources, NAMES.source),
        Devices: named(seen.devices, NAMES.device),
        Systems: named(seen.systems, NAMES.system),
        Regions: named(seen.regions, NAMES.region),
        Targets: named(seen.targets, (id) => targets.get(id) ?? '以前的去处'),
        CreatedTime: toShanghaiIso(link.createdAt),
      };
    },
    'DELETE /api/v1/short_url/:Code/turns': async ({ params }, call) => {
      const { code } = await links.findOwn(params.Code, ownerOf(call));
      await parts.resetTurns(code);
      return true;
    },
    'GET /api/v1/short_url/hosts': async ({ query }) =>
      (await hosts.list(query.words)).map(({ host, reason, blockedBy, blockedAt, links: count }) => ({
        Host: host,
        Reason: reason,
        BlockedBy: blockedBy,
        BlockedTime: toShanghaiIso(blockedAt),
        Links: count,
      })),
    'PUT /api/v1/short_url/hosts': async ({ body }, call) => {
      const own = [call.origin, call.siteOrigin].flatMap((origin) => URL.parse(origin)?.hostname ?? []);
      const by = memberOf(call.caller).username;
      const { host, links: count } = body.Frozen
        ? await hosts.freeze(body.Host, { reason: body.Reason, by, own })
        : await hosts.thaw(body.Host);
      return { Host: host, Links: count };
    },
  });
}
