import type { SettingValues } from '#/platform/config/settings.ts';
import { toSimplified } from '#/platform/db/search/normal-form.ts';
import type { Feature } from '#/platform/feature.ts';
import { createAddressOf } from '#/platform/http/client-address.ts';
import { isPublicAddress } from '#/platform/outbound/public-address.ts';
import type { Platform } from '#/platform/platform.ts';
import { createBlockStore } from './block.store.ts';
import { createClickStore } from './click.store.ts';
import { createClickCounter } from './click-counter.ts';
import { createDoubtStore } from './doubt.store.ts';
import { createDoubtRecheck } from './doubt-recheck.service.ts';
import { createGuessGuard } from './guess-guard.ts';
import { createHostService } from './host.service.ts';
import { bindLinkImportApi, linkImportRoutes } from './link-import.api.ts';
import { createLinkImportService } from './link-import.service.ts';
import { createLinkImportStore } from './link-import.store.ts';
import { createLinkPartsStore } from './link-parts.store.ts';
import { createModerationService } from './moderation.service.ts';
import { createOpenLinks } from './open-links.ts';
import { createOpeningService } from './opening.service.ts';
import { qrRoutes } from './qr.api.ts';
import { createRegionOf } from './region.gateway.ts';
import { createReportStore } from './report.store.ts';
import { shlinkRoutes } from './shlink.api.ts';
import { bindShortLinkApi } from './short-link.api.ts';
import type { shortLinkSettings } from './short-link.config.ts';
import { createShortLinkDoor } from './short-link.door.ts';
import { linkReported } from './short-link.event.ts';
import { shortLinkHandlers, shortLinkSchedules } from './short-link.job.ts';
import { linkPrefix, presentExported } from './short-link.present.ts';
import { isCode, stateOf } from './short-link.rules.ts';
import { createShortLinkService } from './short-link.service.ts';
import { createShortLinkStore } from './short-link.store.ts';
import { shortLinkCards } from './short-link-card.ts';
import { bindShortOwnerApi } from './short-owner.api.ts';
import { createVisitStore } from './visit.store.ts';
import { visitExportRoutes } from './visit-export.api.ts';
import { createVisitNotes } from './visit-notes.ts';
import { createVisitsService } from './visits.service.ts';

interface Settings {
  TRUST_PROXY: boolean | readonly string[];
  settings: () => SettingValues<typeof shortLinkSettings> & { publicOrigin: string | undefined };
  memberName: (memberId: number) => Promise<string | undefined>;
}

/** A short link to one of our pages. */
export interface OwnLink {
  address: string;
  code: string;
  ownerId: number | null;
}

export type LinkTo = (path: string, code: string | undefined, siteOrigin: string) => Promise<OwnLink | undefined>;

export function createShortLinkFeature(
  { database, events, limits, jobs, readers, tally, visitors, hasher, changes, now, randomBytes, report }: Platform,
  { TRUST_PROXY, settings, memberName }: Settings,
): Feature & { linkTo: LinkTo; shorten(address: string, siteOrigin: string): Promise<string> } {
  const store = createShortLinkStore(database);
  const clicks = createClickStore({ database, tally });
  const blocks = createBlockStore(database.db);
  const reports = createReportStore(database.db);
  const counter = createClickCounter({ store: clicks, now, report });
  const guard = createGuessGuard({ limits, now });
  const opened = createOpenLinks({ find: store.findToOpen });
  changes.on(['links'], opened.forget);
  const changed = () => changes.tell('links');
  const parts = createLinkPartsStore(database.db);
  const visitStore = createVisitStore(database);
  const notes = createVisitNotes({ store: visitStore, visitors, regionOf: createRegionOf(), now, report });
  const simplify = toSimplified;
  const links = createShortLinkService({
    ...{ store, parts, clicks, counter, blocks, hasher },
    ...{ changed, simplify, now, randomBytes },
  });
  const opening = createOpeningService({ store, parts, counter, notes, guard, hasher, limits, simplify, now });
  const moderation = createModerationService({
    ...{ store, opening, reports, blocks, clicks, memberName, events, changed, now },
  });
  const hosts = createHostService({ blocks, changed, now });
  const visits = createVisitsService({ clicks, visits: visitStore, counter, notes, now });
  const imports = createLinkImportService({
    ...{ db: database.db, jobs, readers, writing: createLinkImportStore(database.db) },
    ...{ store, blocks, changed, simplify, randomBytes, now },
  });
  const publicOrigin = () => settings().publicOrigin;
  const shortHost = () => settings().SHORT_HOST;
  const linkPrefixOf = ({ siteOrigin }: { siteOrigin: string }) => linkPrefix(siteOrigin, shortHost());
  const addressOf = createAddressOf(TRUST_PROXY);
  return {
    fixedPages: async () => [{ path: '/short' }],
    /** For those who write to a robot: nobody's link, and without tips. */
    async shorten(address, siteOrigin) {
      const wish = { url: address, wechatTip: false, qqTip: false, validDays: undefined, ownerId: null };
      const code = await links.createShortLink(wish, {
        ownOrigins: [siteOrigin],
        shortHost: shortHost(),
        isPublicAddress,
      });
      return linkPrefix(siteOrigin, shortHost()) + code;
    },
    /** The short address of one of our pages: by a code that leads there, or by one for everybody. */
    async linkTo(path, code, siteOrigin) {
      if (code !== undefined) {
        const link = isCode(code) ? await store.find(code) : undefined;
        const isThere = link && stateOf(link, now()) === 'active' && pathOf(link.url) === pathOf(path);
        return isThere ? { address: linkPrefixOf({ siteOrigin }) + code, code, ownerId: link.ownerId } : undefined;
      }
      const wish = {
        url: `${siteOrigin}${path}?shareId=0`,
        wechatTip: false,
        qqTip: false,
        validDays: undefined,
        ownerId: null,
      };
      const surroundings = { ownOrigins: [siteOrigin], shortHost: shortHost(), isPublicAddress: () => true };
      const made = await links.createShortLink(wish, surroundings);
      return { address: linkPrefixOf({ siteOrigin }) + made, code: made, ownerId: null };
    },
    card: shortLinkCards({
      find: opening.findByName,
      prefix: () => linkPrefix(publicOrigin() ?? 'http://localhost', shortHost()),
      now,
    }),
    endpoints: [
      // First: their addresses would be taken for codes.
      ...bindLinkImportApi({ imports, linkPrefixOf, shortHost }),
      ...bindShortOwnerApi({ links, parts, visits, hosts, shortHost, now }),
      ...bindShortLinkApi({ links, opening, moderation, shortHost, now }),
    ],
    routes: [
      ...qrRoutes({ opening, limits, linkPrefixOf }),
      ...visitExportRoutes({ links, visits, linkPrefixOf, now }),
      ...linkImportRoutes({ imports, linkPrefixOf, shortHost }),
      ...shlinkRoutes({ links, visits, linkPrefixOf, shortHost }),
    ],
    door: createShortLinkDoor({ opened, counter, notes, addressOf, simplify, guard, now, publicOrigin, shortHost }),
    events: [linkReported],
    jobs: shortLinkHandlers({
      ...{ blocks, imports, changed },
      recheckDoubts: createDoubtRecheck({ store: createDoubtStore(database.db), changed }),
    }),
    schedules: shortLinkSchedules,
    member: {
      name: 'ShortLinks',
      exportFor: async (memberId) =>
        (await links.exportShortLinks(memberId)).map((link) => presentExported(link, now())),
      async eraseFor(memberId) {
        await imports.eraseAll(memberId);
        await links.eraseShortLinks(memberId);
      },
    },
    firstSteps: [
      {
        key: 'short-host',
        title: '给短链接一个域名',
        text: '到运行设置填好短链域名，短链接就用它；用主域名就忽略这一步。',
        path: '/market/admin/config/running',
        isDone: async () => shortHost() !== undefined,
      },
    ],
    async flush() {
      await counter.flush();
      await notes.flush();
    },
  };
}

/** Without its query, decoded: two spellings of an address are one page. */
function pathOf(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
