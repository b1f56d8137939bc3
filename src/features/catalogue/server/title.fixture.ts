import { type NewTitle, NO_FACTS } from './title.rules.ts';

export const START = Date.UTC(2026, 0, 1);

/** The same for the same number; orders and tags are mixed. */
export const aNewTitle = (index: number): NewTitle => ({
  ...NO_FACTS,
  key: `t${index}`,
  name: `片${index}`,
  kind: index % 3 === 0 ? 'tv' : 'movie',
  year: 1950 + (index % 70),
  regions: [index % 7 === 0 ? '日本' : '中国大陆'],
  genres: index % 50 === 0 ? ['西部'] : ['剧情'],
  isFinished: index % 2 === 0,
  sets: [],
  heat: ((index * 7919) % 2503) / 100,
  updatedAt: START + ((index * 104_729) % 2503) * 1000,
  createdAt: START,
  origin: null,
  broadcastMinute: null,
  airsUntil: null,
});
