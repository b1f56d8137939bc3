import { type Move, movedWithin } from '#/contract/order.pure.ts';
import type { Slice } from '#/contract/paging.ts';
import type { Told } from '#/platform/http/tell-each.ts';
import { friendLinkNotFound } from './friend-link.errors.ts';
import type { FriendLink, LinkState } from './friend-link.rules.ts';
import type { FriendLinkStore } from './friend-link.store.ts';
import type { FriendLinkReviewStore, WantedLinks } from './friend-link-review.store.ts';

interface Needs {
  links: Pick<FriendLinkStore, 'find' | 'requestCheck'>;
  review: FriendLinkReviewStore;
  now: () => number;
  contentChanged: () => Promise<void>;
}

const STATE_NAMES = { pending: '待处理', approved: '显示中', refused: '已拒绝' } as const;

export type FriendLinkReview = ReturnType<typeof createFriendLinkReview>;

/** What the operator does with links and those who ask for one. */
export function createFriendLinkReview({ links, review, now, contentChanged }: Needs) {
  async function findOr404(id: number): Promise<FriendLink> {
    const link = await links.find({ id });
    if (!link) throw friendLinkNotFound();
    return link;
  }

  /** One that waits again is as if nobody had decided. */
  async function decideAll(ids: readonly number[], state: LinkState, reason: string, by: string): Promise<number> {
    const decision = state === 'pending' ? { state, reason: '', by: '', at: null } : { state, reason, by, at: now() };
    const decided = await review.decide(ids, decision);
    if (decided > 0) await contentChanged();
    return decided;
  }

  return {
    decideAll,

    /** As the log tells of them. */
    async told(ids: readonly number[]): Promise<Told[]> {
      const found = await Promise.all([...new Set(ids)].map((id) => links.find({ id })));
      return found.flatMap((link) =>
        link ? [{ id: link.id, name: link.title, facts: { 状态: STATE_NAMES[link.state], 原因: link.reason } }] : [],
      );
    },

    async decide(id: number, state: LinkState, reason: string, by: string): Promise<FriendLink> {
      if ((await decideAll([id], state, reason, by)) === 0) throw friendLinkNotFound();
      return findOr404(id);
    },

    async check(id: number, ourOrigin: string): Promise<FriendLink> {
      await findOr404(id);
      await links.requestCheck(id, ourOrigin);
      return findOr404(id);
    },

    async checkAll(ids: readonly number[], ourOrigin: string): Promise<number> {
      let asked = 0;
      for (const id of new Set(ids)) {
        if (!(await links.find({ id }))) continue;
        await links.requestCheck(id, ourOrigin);
        asked += 1;
      }
      return asked;
    },

    async list(wanted: WantedLinks, slice: Slice) {
      const [found, counts] = await Promise.all([review.list(wanted, slice), review.counts()]);
      return { ...found, counts };
    },

    async move(id: number, move: Move): Promise<void> {
      if ((await findOr404(id)).state !== 'approved') throw friendLinkNotFound();
      await review.reorder((ids) => movedWithin(ids, id, move));
      await contentChanged();
    },
  };
}
