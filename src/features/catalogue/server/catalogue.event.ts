import { eventKind } from '#/platform/event/event-kind.ts';

const name = { name: '片名', example: '凡人修仙传' };

/** For followers of `title <id>`. */
export const newEpisode = eventKind({
  name: 'catalogue.episode',
  title: '更新了新的一集',
  audience: 'followers',
  facts: {
    name,
    episode: { name: '集', example: '第 152 话' },
    count: { name: '一共几集', example: '152' },
  },
});

export const newTitle = eventKind({
  name: 'catalogue.title',
  title: '片库有了新片',
  audience: 'followers',
  facts: { name, kind: { name: '类型', example: '动漫' }, year: { name: '年份', example: '2026' } },
});

export const catalogueEvents = [newEpisode, newTitle];
