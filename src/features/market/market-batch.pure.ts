/** What may be done with several items at once. */
export const BATCH_DEEDS = ['on', 'off', 'delete', 'change'] as const;
export type BatchDeed = (typeof BATCH_DEEDS)[number];

/** What may be set alike for several items. */
export const CHANGEABLE = ['category', 'platform', 'market_type', 'city'] as const;
export type Changeable = (typeof CHANGEABLE)[number];

export const CHANGEABLE_NAMES: Record<Changeable, string> = {
  category: '分类',
  platform: '平台',
  market_type: '标签',
  city: '城市',
};
