import type { Feature } from '#/platform/feature.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Platform } from '#/platform/platform.ts';
import { friendLinkApi } from '../friend-link.contract.ts';
import { seedFriendLinks } from './friend-link.seed.ts';
import { createFriendLinkStore } from './friend-link.store.ts';

export function createWishFeature({ database: { db }, now }: Platform): Feature {
  const friendLinks = createFriendLinkStore(db);
  return {
    endpoints: bindApi(friendLinkApi, { 'GET /api/v1/friend_link/all': () => friendLinks.approved() }),
    seed: () => seedFriendLinks(friendLinks, now),
  };
}
