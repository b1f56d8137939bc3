import type { Outbound } from '#/platform/outbound/outbound.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import {
  alreadyAsked,
  alreadyThere,
  badAddress,
  friendLinkNotFound,
  otherSite,
  ownSite,
  queueFull,
} from './friend-link.errors.ts';
import { type FriendLink, isSameSite } from './friend-link.rules.ts';
import type { FriendLinkStore } from './friend-link.store.ts';

/** More than an operator will ever read; it keeps a flood from filling the table. */
const MOST_PENDING = 1000;
const TICKET_BYTES = 18;

interface Needs {
  links: FriendLinkStore;
  outbound: Pick<Outbound, 'checkUrl'>;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
}

interface Wish {
  title: string;
  url: string;
  backUrl: string;
  contact: string;
  note: string;
}

export type FriendLinkService = ReturnType<typeof createFriendLinkService>;

export function createFriendLinkService({ links, outbound, now, randomBytes }: Needs) {
  function checked(address: string, field: string): URL {
    const url = readAddress(address, field);
    if (url.username || url.password) throw badAddress(field);
    return url;
  }

  /** The guard's own judgement, as far as it can be had without a connection. */
  function readAddress(address: string, field: string): URL {
    try {
      return outbound.checkUrl(/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`);
    } catch (error) {
      if (error instanceof OutboundError) throw badAddress(field);
      throw error;
    }
  }

  async function findOr404(by: { ticket: string }): Promise<FriendLink> {
    const link = await links.find(by);
    // Shipped links have no ticket, so an empty one must not find them.
    if (!link || by.ticket === '') throw friendLinkNotFound();
    return link;
  }

  return {
    approved: () => links.approved(),

    async apply(wish: Wish, memberId: number | null, ourOrigin: string): Promise<FriendLink> {
      const url = checked(wish.url, 'Url');
      const backUrl = wish.backUrl === '' ? url : checked(wish.backUrl, 'BackUrl');
      if (isSameSite(url.href, ourOrigin)) throw ownSite();
      if (!isSameSite(url.href, backUrl.href)) throw otherSite();
      const known = await links.find({ url: url.href });
      if (known?.state === 'approved') throw alreadyThere();
      if (known?.state === 'pending') throw alreadyAsked();
      if ((await links.countPending()) >= MOST_PENDING) throw queueFull();
      const ticket = Buffer.from(randomBytes(TICKET_BYTES)).toString('base64url');
      const { title, contact, note } = wish;
      const isNew = await links.apply(
        { title, contact, note, ticket, memberId, url: url.href, backUrl: backUrl.href, createdAt: now() },
        ourOrigin,
      );
      if (!isNew) throw alreadyAsked();
      return findOr404({ ticket });
    },

    /** From the operator, without asking: its number, to be approved. One that is known gets the new name. */
    async add({ title, url: address }: Pick<Wish, 'title' | 'url'>, ourOrigin: string): Promise<number> {
      const url = checked(address, 'Url');
      if (isSameSite(url.href, ourOrigin)) throw ownSite();
      if ((await links.find({ url: url.href }))?.state === 'approved') throw alreadyThere();
      return links.add({ title, url: url.href, createdAt: now() });
    },

    status: (ticket: string): Promise<FriendLink> => findOr404({ ticket }),

    async checkAgain(ticket: string, ourOrigin: string): Promise<FriendLink> {
      const { id } = await findOr404({ ticket });
      await links.requestCheck(id, ourOrigin);
      return findOr404({ ticket });
    },
  };
}
