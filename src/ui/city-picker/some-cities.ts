const NAMES: readonly (readonly [name: string, pinyin: string, initials: string])[] = [
  ['阿坝', 'aba', 'ab'],
  ['安阳', 'anyang', 'ay'],
  ['北京', 'beijing', 'bj'],
  ['成都', 'chengdu', 'cd'],
  ['杭州', 'hangzhou', 'hz'],
  ['惠州', 'huizhou', 'hz'],
  ['湖州', 'huzhou', 'hz'],
  ['上海', 'shanghai', 'sh'],
  ['苏州', 'suzhou', 'sz'],
];

/** A few of the cities, for the gallery and for tests. */
export const SOME_CITIES = NAMES.map(([name, pinyin, initials]) => ({
  name,
  pinyin,
  initials,
  letter: initials.slice(0, 1).toUpperCase(),
  ...(name === '阿坝' && { fullName: '阿坝藏族羌族自治州' }),
}));
