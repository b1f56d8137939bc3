import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Events } from '#/platform/event/events.ts';
import type { Block, BlockStore } from './block.store.ts';
import type { ClickStore, Counts } from './click.store.ts';
import type { OpeningService } from './opening.service.ts';
import type { Report, ReportStore, Wanted } from './report.store.ts';
import { ownHost, shortLinkNotFound } from './short-link.errors.ts';
import { linkReported } from './short-link.event.ts';
import type { ShortLink } from './short-link.rules.ts';
import { doubtAbout } from './short-link.service.ts';
import type { ShortLinkStore } from './short-link.store.ts';

/** Enough to judge by; the count tells the rest. */
const SHOWN_REPORTS = 5;
/** From so many reports on a link is opened only after a warning. */
const DOUBTED_FROM = 3;

interface Needs {
  store: Pick<ShortLinkStore, 'find' | 'setDoubt'>;
  opening: Pick<OpeningService, 'preview'>;
  reports: ReportStore;
  blocks: BlockStore;
  clicks: Pick<ClickStore, 'totals'>;
  memberName: (memberId: number) => Promise<string | undefined>;
  events: Pick<Events, 'tell'>;
  /** Told after a link leads elsewhere, or nowhere. */
  changed: () => Promise<void>;
  now: () => number;
}

interface Told {
  id: number;
  count: number;
}

export interface ReviewedLink {
  link: ShortLink;
  /** Null for a visitor's link, and for one whose owner is gone. */
  ownerName: string | null;
  total: Counts;
  reports: Report[];
  reportCount: number;
  block: Block | undefined;
}

interface Decision {
  isBlocked: boolean;
  wholeHost: boolean;
  reason: string;
  by: string;
}

export type ModerationService = ReturnType<typeof createModerationService>;

export function createModerationService(needs: Needs) {
  const { store, opening, reports, blocks, clicks, memberName, events, changed, now } = needs;

  async function review(all: readonly ShortLink[]): Promise<ReviewedLink[]> {
    const totals = await clicks.totals(all.map(({ code }) => code));
    return Promise.all(
      all.map(async (link) => ({
        link,
        ownerName: (link.ownerId === null ? undefined : await memberName(link.ownerId)) ?? null,
        total: totals.get(link.code) ?? { clicks: 0, bots: 0, tips: 0 },
        reports: await reports.newest(link.code, SHOWN_REPORTS),
        reportCount: await reports.countOf(link.code),
        block: link.blockedAt === null ? undefined : await blocks.find(link),
      })),
    );
  }

  /** Once when it begins and once when it is serious: a hundred reports are no hundred letters. */
  async function tellOperators(db: AnyDatabase, link: ShortLink, reason: string, { id, count }: Told): Promise<void> {
    if (count !== 1 && count !== DOUBTED_FROM) return;
    await events.tell(db, linkReported, {
      key: `short link report ${id}`,
      subject: `short link ${link.code}`,
      title: `短链接 ${link.code} 被举报：${reason}`,
      text: count === 1 ? `指向 ${link.host || '本站'}` : `已有 ${count} 人举报，打开前会先提醒，等你处理`,
      path: '/market/admin/short?state=reported',
      facts: { code: link.code, host: link.host, reason, count: String(count) },
    });
  }

  return {
    async report(code: string, address: string, report: Omit<Report, 'createdAt'>): Promise<void> {
      const link = await opening.preview(code, address);
      const count = await reports.add(link.code, { ...report, createdAt: now() }, (transaction, told) =>
        tellOperators(transaction, link, report.reason, told),
      );
      // Several people say so: visitors look first, until somebody has judged.
      if (link.doubt === null && count >= DOUBTED_FROM) {
        await store.setDoubt(link, 'reported');
        await changed();
      }
    },

    async list(wanted: Wanted): Promise<{ links: ReviewedLink[]; total: number }> {
      const found = await reports.links(wanted);
      return { links: await review(found.links), total: found.total };
    },

    async decide(code: string, { isBlocked, wholeHost, reason, by }: Decision): Promise<ReviewedLink> {
      const link = await store.find(code);
      if (!link) throw shortLinkNotFound();
      if (isBlocked && wholeHost && link.host === '') throw ownHost();
      if (isBlocked) await blocks.add(link, { wholeHost, reason, blockedBy: by, blockedAt: now() });
      else await blocks.remove(link);
      if (link.doubt === 'reported') await store.setDoubt(link, doubtAbout(link.host, link.plan));
      await changed();
      await reports.settle(link.code);
      const after = await store.find(code);
      const [reviewed] = await review(after ? [after] : []);
      if (!reviewed) throw shortLinkNotFound();
      return reviewed;
    },
  };
}
