import { countryName } from '#/features/tool/ip-place/ip-table.pure.ts';
import { APPS } from '../link-plan.pure.ts';

const SOURCES: Record<string, string> = {
  ...APPS,
  direct: '直接打开',
  site: '本站',
  other: '其他网站',
  browser: '浏览器',
};
const SHAPES: Record<string, string> = { phone: '手机', tablet: '平板', desktop: '电脑', other: '其他' };
const SYSTEMS: Record<string, string> = {
  ios: 'iOS',
  android: 'Android',
  harmony: '鸿蒙',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  other: '其他',
};

/** What is kept as a word, as people read it. Hosts are their own names. */
export const NAMES = {
  source: (value: string) => SOURCES[value] ?? value,
  device: (value: string) => SHAPES[value] ?? value,
  system: (value: string) => SYSTEMS[value] ?? value,
  region: (value: string) => countryName(value),
} as const;
