const DETAILS: Readonly<Record<string, string>> = {
  totp: '验证器的验证码',
  recovery: '恢复码',
  register: '注册',
  forget: '找回密码',
  email: '更换邮箱',
};

/** What the parts of the API are called, by the first word of their paths. */
const AREAS: Readonly<Record<string, string>> = {
  announce: '收录推送',
  any: '片库',
  audit: '操作记录',
  backup: '备份',
  bill: '账本',
  blog: '文章',
  code: '验证码',
  collect: '收藏',
  collect_flags: '收藏',
  collection: '采集源',
  config: '站点编辑',
  crawl: '市集',
  desk: '仪表盘',
  error: '错误页',
  file: '上传',
  friend_link: '友情链接',
  health: '运行状况',
  history: '观看记录',
  inbox: '消息',
  log: '错误上报',
  mail: '邮件',
  media: '媒体库',
  ocr: '识图',
  provider: '资料补全',
  search: '搜索',
  security: '安全记录',
  share: '分享',
  shelf: '书架',
  short_url: '短链接',
  token: '令牌',
  tool: '工具',
  user: '账号',
  webhook: '事件通知',
  wechat: '机器人',
  wish: '祝福',
  word: '留言',
};

/** Why, where the event itself does not say it. */
const REASONS: Readonly<Record<string, string>> = {
  'auth.login_required': '没有登录',
  'auth.not_allowed': '不是站长',
  'auth.cross_site': '从别的网站发来',
  'token.invalid': '令牌无效',
  'token.scope': '令牌没有这项权限',
  'token.login_only': '令牌不能做这件事',
  'account.factor_required': '还没设好两步验证',
  'account.must_change_password': '要先改密码',
};

/** What an event was about: the log has words of the program, an operator reads where and why. */
export function securityDetail(detail: string): string {
  const [, area = '', error = ''] = /^[A-Z]+ \/api\/v\d+\/([\w-]+)\S*(?: (\S+))?$/.exec(detail) ?? [];
  if (area === '') return DETAILS[detail] ?? detail;
  return [AREAS[area] ?? '其他接口', REASONS[error]].filter(Boolean).join('：');
}
