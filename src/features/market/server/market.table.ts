import type { Generated } from 'kysely';
import type { DownReason } from './item.rules.ts';

/** Types, not interfaces: Kysely's withTables wants an index signature. */
export type MarketTables = {
  market_item: {
    id: Generated<number>;
    title: string;
    images_json: string;
    image_width: number;
    image_height: number;
    price_fen: number;
    origin_price_fen: number | null;
    discount: number;
    return_fen: number;
    market_type: string;
    city: string;
    longitude: number;
    latitude: number;
    band: number | null;
    address: string;
    link: string;
    platform: string;
    shop: string;
    category: string;
    content: string;
    options_json: string;
    views: number;
    heat: number;
    is_shown: 0 | 1;
    down_reason: DownReason;
    /** The member who offers it; null when the operator put it up. */
    member_id: number | null;
    is_sample: 0 | 1;
    created_at: number;
    updated_at: number;
    /** When what visitors see of it last changed; null for what nobody ever saw. */
    changed_at: number | null;
    expires_at: number | null;
    check_at: number | null;
    link_state: 'ok' | 'unsure' | 'dead' | null;
    link_failures: number;
  };
  /** Goods that visitors saw and that are there no more. */
  market_gone: { item_id: number; at: number };
  market_count: { city: string; category: string; platform: string; is_located: 0 | 1; items: number };
  market_seed: { name: string; version: string };
  market_link_check: {
    id: Generated<number>;
    item_id: number;
    title: string;
    link: string;
    verdict: 'ok' | 'unsure' | 'dead' | 'expired';
    note: string;
    took_down: 0 | 1;
    checked_at: number;
  };
  /** Since when an item has cost what it costs, each time it changed. */
  market_price: { item_id: number; since: number; price_fen: number };
  /** Who wants to hear when an item costs no more than this. */
  market_alert: { member_id: number; item_id: number; below_fen: number; created_at: number };
  /** Somebody who asks, and whoever offers the thing; seen: the last message each of them has read. */
  market_chat: {
    id: Generated<number>;
    item_id: number;
    /** The title it had then: the item itself may be gone. */
    title: string;
    owner_id: number;
    asker_id: number;
    last_at: number;
    owner_seen: Generated<number>;
    asker_seen: Generated<number>;
    /** Since when the operator lets nobody write there. */
    closed_at: number | null;
  };
  market_message: { id: Generated<number>; chat_id: number; by_owner: 0 | 1; content: string; created_at: number };
  /** Who wants to hear nothing from whom. */
  market_block: { member_id: number; blocked_id: number; created_at: number };
  market_chat_report: { chat_id: number; member_id: number; reason: string; created_at: number };
  market_report: { item_id: number; member_id: number; reason: string; created_at: number };
  market_look: { item_id: number; image: string; print: string; looked_at: number };
};
