/** By number, because some come in English whatever the language. */
export const TMDB_GENRES: Record<number, string> = {
  ...{ 28: '动作', 12: '冒险', 16: '动画', 35: '喜剧', 80: '犯罪', 99: '纪录', 18: '剧情', 10751: '家庭', 14: '奇幻' },
  ...{ 36: '历史', 27: '恐怖', 10402: '音乐', 9648: '悬疑', 10749: '爱情', 878: '科幻', 53: '惊悚', 10752: '战争' },
  ...{ 37: '西部', 10759: '动作', 10762: '儿童', 10764: '真人秀', 10765: '科幻', 10767: '脱口秀', 10768: '战争' },
};

export const TMDB_REGIONS: Record<string, string> = {
  ...{ CN: '中国大陆', HK: '中国香港', TW: '中国台湾', US: '美国', GB: '英国', JP: '日本', KR: '韩国', FR: '法国' },
  ...{ DE: '德国', IT: '意大利', ES: '西班牙', IN: '印度', CA: '加拿大', AU: '澳大利亚', TH: '泰国', RU: '俄罗斯' },
  ...{
    SE: '瑞典',
    DK: '丹麦',
    NO: '挪威',
    BR: '巴西',
    MX: '墨西哥',
    IR: '伊朗',
    PL: '波兰',
    NZ: '新西兰',
    SG: '新加坡',
  },
};

export const TMDB_LANGUAGES: Record<string, string> = {
  ...{ zh: '汉语普通话', cn: '粤语', en: '英语', ja: '日语', ko: '韩语', fr: '法语', de: '德语', it: '意大利语' },
  ...{ es: '西班牙语', ru: '俄语', hi: '印地语', th: '泰语', pt: '葡萄牙语' },
};
