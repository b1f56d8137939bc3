import type { SettingValues } from '#/platform/config/settings.ts';
import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { createBlockStore } from './block.store.ts';
import { createClickStore } from './click.store.ts';
import { type ClickCounter, createClickCounter } from './click-counter.ts';
import { createGuessGuard } from './guess-guard.ts';
import { createModerationService } from './moderation.service.ts';
import { createOpenLinks } from './open-links.ts';
import { qrRoutes } from './qr.api.ts';
import { createReportStore } from './report.store.ts';
import { bindShortLinkApi } from './short-link.api.ts';
import type { shortLinkSettings } from './short-link.config.ts';
import { createShortLinkDoor } from './short-link.door.ts';
import { linkPrefix, presentExported } from './short-link.present.ts';
import { isCode, stateOf } from './short-link.rules.ts';
import { createShortLinkService } from './short-link.service.ts';
import { createShortLinkStore } from './short-link.store.ts';
import { shortLinkCards } from './short-link-card.ts';

type Settings = SettingValues<typeof shortLinkSettings> & {
  PUBLIC_URL?: string | undefined;
};

export type LinkTo = (path: string, code: string | undefined, siteOrigin: string) => Promise<string | undefined>;

export function createShortLinkFeature(
  { database, limits, tally, changes, now, randomBytes, report }: Platform,
  { PUBLIC_URL, SHORT_HOST: shortHost }: Settings,
): Feature & { linkTo: LinkTo } {
  const store = createShortLinkStore(database);
  const clicks = createClickStore(database);
  const blocks = createBlockStore(database.db);
  const reports = createReportStore(database.db);
  const perLink = createClickCounter({ store: clicks, now, report });
  const counter: ClickCounter = {
    ...perLink,
    count(code, kind) {
      perLink.count(code, kind);
      if (kind === 'clicks') tally.count('clicks');
    },
  };
  const guard = createGuessGuard({ limits, now });
  const opened = createOpenLinks({ find: store.findToOpen });
  changes.on(['links'], opened.forget);
  const changed = () => changes.tell('links');
  const links = createShortLinkService({ store, clicks, counter, blocks, guard, changed, now, randomBytes });
  const moderation = createModerationService({ store, links, reports, blocks, clicks, changed, now });
  const publicOrigin = PUBLIC_URL && new URL(PUBLIC_URL).origin;
  const prefixOf = (siteOrigin: string) => linkPrefix(siteOrigin, shortHost);
  return {
    /** The short address of one of our pages: by a code that leads there, or by one for everybody. */
    async linkTo(path, code, siteOrigin) {
      if (code !== undefined) {
        const link = isCode(code) ? await store.find(code) : undefined;
        const isThere = link && stateOf(link, now()) === 'active' && pathOf(link.url) === pathOf(path);
        return isThere ? prefixOf(siteOrigin) + code : undefined;
      }
      const wish = {
        url: `${siteOrigin}${path}?shareId=0`,
        wechatTip: false,
        qqTip: false,
        validDays: undefined,
        ownerId: null,
      };
      const surroundings = { ownOrigins: [siteOrigin], shortHost, isPublicAddress: () => true };
      return prefixOf(siteOrigin) + (await links.createShortLink(wish, surroundings));
    },
    card: shortLinkCards({ find: store.find, prefix: linkPrefix(publicOrigin ?? 'http://localhost', shortHost), now }),
    endpoints: bindShortLinkApi({ links, moderation, shortHost, now }),
    routes: qrRoutes({ links, limits, linkPrefixOf: ({ siteOrigin }) => linkPrefix(siteOrigin, shortHost) }),
    door: createShortLinkDoor({ opened, counter, guard, now, publicOrigin, shortHost }),
    member: {
      name: 'ShortLinks',
      exportFor: async (memberId) =>
        (await links.exportShortLinks(memberId)).map((link) => presentExported(link, now())),
      eraseFor: links.eraseShortLinks,
    },
    firstSteps: [
      {
        key: 'short-host',
        title: '给短链接一个域名',
        text: '设置 SHORT_HOST 之后，短链接用更短的域名；用主域名就忽略这一步。',
        path: '/market/admin/short',
        isDone: async () => shortHost !== undefined,
      },
    ],
    flush: counter.flush,
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
