/** What the second part of an address is about, in Chinese; in the order people look for it. */
const AREAS: Readonly<Record<string, string>> = {
  any: '片库',
  search: '全站搜索',
  shelf: '书架',
  collect: '收藏',
  collect_flags: '收藏标记',
  history: '浏览记录',
  bill: '账本',
  short_url: '短链接',
  word: '留言板',
  wish: '节日祝福',
  blog: '博客',
  tool: '工具',
  crawl: '市集与实时搜索',
  friend_link: '友情链接',
  share: '分享',
  inbox: '消息',
  user: '账号',
  code: '验证码',
  token: 'API 令牌',
  webhook: 'Webhook',
  file: '图片文件',
  media: '媒体库',
  config: '站点配置',
  ocr: '识图',
  wechat: '机器人',
  collection: '采集',
  provider: '资料库',
  security: '安全记录',
  audit: '操作记录',
  desk: '后台首页',
  health: '运行状况',
  backup: '备份',
  mail: '邮件',
  announce: '收录推送',
  log: '错误上报',
  error: '出错样例',
};

const ORDER = Object.keys(AREAS);

/** An area nobody has named yet is called as in the address. */
export const areaName = (area: string) => AREAS[area] ?? area;

/** Named areas in their order, others after them. */
export function areaOrder(one: string, other: string): number {
  const place = (area: string) => ORDER.indexOf(area) + 1 || ORDER.length + 1;
  return place(one) - place(other);
}
