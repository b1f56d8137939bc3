import type { MarketOrder } from '../../market-names.pure.ts';

/** What a sentence asks for: words to look for, and what narrows or orders what they find. */
export interface Said {
  words: string;
  minPrice?: number;
  maxPrice?: number;
  /** Reduced to this part of the price at most. */
  maxDiscount?: number;
  withinKm?: number;
  order?: MarketOrder;
  city?: string;
  /** What was asked for and nothing here can be chosen by. */
  unmet: string[];
}

/** Whatever is reduced at all. */
export const ANY_DISCOUNT = 0.999;
