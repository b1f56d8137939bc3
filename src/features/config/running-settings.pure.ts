/** A setting of the running site, as the operator calls it. */
export interface RunningSetting {
  /** The variable of the environment that would fix it. */
  name: string;
  label: string;
  note: string;
  group: string;
  /** Only whether it is set may be shown. */
  isSecret?: true;
  /** Typed like an address or a number; chosen, where there are few. */
  kind?: 'url' | 'number';
  options?: readonly { value: string; label: string }[];
  placeholder?: string;
}

export const MAIL_GROUP = '邮件';
const ADDRESSES = '地址';
const LIMITS = '限制';
const OUTSIDE = '对接';

/** Those an operator asks about; what only concerns the machine is in docs/configuration.md. */
const STORES = [
  { value: 'local', label: '本机磁盘' },
  { value: 's3', label: '对象存储（S3）' },
];

export const RUNNING_SETTINGS: readonly RunningSetting[] = [
  {
    ...{ name: 'PUBLIC_URL', label: '公开地址', group: ADDRESSES, kind: 'url', placeholder: 'https://example.com' },
    note: '分享、邮件、订阅和站点地图里的网址都以它开头',
  },
  {
    ...{ name: 'SHORT_HOST', label: '短链域名', group: ADDRESSES, placeholder: 's.example.com' },
    note: '短链接专用的域名，先解析到这台服务器；不填就用公开地址',
  },
  {
    ...{ name: 'BLOG_BASE_URL', label: '博客地址', group: ADDRESSES, kind: 'url' },
    note: '文章取自这个 Halo 站；不填就用本站自带的',
    placeholder: 'https://blog.example.com',
  },
  {
    name: 'SMTP_URL',
    label: '邮件服务器',
    note: '不设置时，要发的邮件都留在发件箱里',
    group: MAIL_GROUP,
    isSecret: true,
  },
  {
    ...{ name: 'MAIL_FROM', label: '发件人', note: '收信人看到的名字和邮箱', group: MAIL_GROUP },
    placeholder: '搜罗 <no-reply@example.com>',
  },
  {
    ...{ name: 'ROBOT_BASE_URL', label: '机器人网关', group: OUTSIDE, kind: 'url' },
    note: '自己运行的微信网关；不填时网关机器人在沙箱里，什么都不会发出去',
    placeholder: 'http://127.0.0.1:8000',
  },
  {
    ...{ name: 'INDEXNOW', label: 'IndexNow 收录推送', note: '页面有变化时告诉必应等搜索引擎', group: OUTSIDE },
    options: [
      { value: 'off', label: '关' },
      { value: 'on', label: '开' },
    ],
  },
  {
    ...{ name: 'BAIDU_PUSH_URL', label: '百度收录推送', group: OUTSIDE, isSecret: true, kind: 'url' },
    note: '百度搜索资源平台“普通收录”里的接口地址，整个贴进来',
  },
  {
    ...{ name: 'EXCHANGE_RATES_URL', label: '汇率来源', group: OUTSIDE, isSecret: true, kind: 'url' },
    note: '每小时去取一次，填进“汇率”；可以用欧洲央行的 eurofxref-daily.xml，或带 base、date、rates 的 JSON。取到没有，在“运行状况”里看',
    placeholder: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
  },
  { name: 'UPLOAD_DRIVER', label: '图片存放', note: '上传的图片放在哪里', group: OUTSIDE, options: STORES },
  { name: 'BACKUP_DRIVER', label: '备份存放', note: '备份写好后放在哪里', group: OUTSIDE, options: STORES },
  {
    ...{ name: 'LIMITS_FACTOR', label: '限流倍数', group: LIMITS, kind: 'number' },
    note: '所有频率限制乘上它；1 是默认，2 是放宽一倍。密码和验证码的次数不受影响',
  },
  {
    ...{ name: 'PROOF_STRENGTH', label: '人机验证强度', group: LIMITS },
    note: '留言、注册和反复登录时，让对方的浏览器先算一小会儿；越强越能挡住批量注册，旧手机也等得越久',
    options: [
      { value: 'light', label: '轻：约四分之一秒' },
      { value: 'normal', label: '普通：约半秒' },
      { value: 'strong', label: '强：约一秒' },
      { value: 'strongest', label: '最强：约两秒' },
    ],
  },
  {
    ...{ name: 'FILE_QUOTA_MB', label: '会员图片空间（MB）', group: LIMITS, kind: 'number' },
    note: '每位会员能存多少图片，站长是一百倍',
  },
  {
    ...{ name: 'BACKUP_KEEP', label: '保留几份备份', group: LIMITS, kind: 'number' },
    note: '每天自动做的备份留这么多份，更早的会删掉；手动的一直留着',
  },
  { name: 'BACKUP_AT', label: '每天备份的时间', note: '北京时间', group: LIMITS },
];

export interface MailServer {
  host: string;
  port: string;
  security: string;
  user: string;
  password: string;
}

/** 465 is encrypted from the first byte; elsewhere encryption begins after the greeting. */
export const MAIL_SECURITY = [
  { value: 'smtps', label: 'SSL/TLS（465）' },
  { value: 'smtp', label: 'STARTTLS（587 或 25）' },
] as const;

/** The address of a mail server as one text; names and passwords may hold any character. */
export function mailServerUrl({ host, port, security, user, password }: MailServer): string {
  const protocol = security === 'smtp' ? 'smtp' : 'smtps';
  const login = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  return `${protocol}://${login}${host.trim()}:${port.trim() || (protocol === 'smtp' ? '587' : '465')}`;
}
