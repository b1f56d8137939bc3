export const KIND_NAMES = { movie: '电影', tv: '剧集', variety: '综艺', anime: '动漫', skip: '不采' } as const;
