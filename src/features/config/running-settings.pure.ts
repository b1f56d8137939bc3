/** Something that is set where the site is started, as the operator calls it. */
export interface RunningSetting {
  /** The variable. */
  name: string;
  label: string;
  note: string;
  group: string;
  /** Only whether it is set may be shown. */
  isSecret?: true;
}

const MAIL = '邮件';
const ADDRESSES = '地址';
const LIMITS = '限制';
const OUTSIDE = '对接';

/** Those an operator asks about; what only concerns the machine is in docs/configuration.md. */
export const RUNNING_SETTINGS: readonly RunningSetting[] = [
  { name: 'PUBLIC_URL', label: '公开地址', note: '分享、邮件、订阅和站点地图里的网址用它开头', group: ADDRESSES },
  { name: 'SHORT_HOST', label: '短链域名', note: '短链接用的另一个域名；没有就用公开地址', group: ADDRESSES },
  { name: 'BLOG_BASE_URL', label: '博客地址', note: '文章取自这个 Halo 站；没有就用本站自带的', group: ADDRESSES },
  { name: 'SMTP_URL', label: '发信服务器', note: '没有设置时，要发的邮件都留在发件箱里', group: MAIL, isSecret: true },
  { name: 'MAIL_FROM', label: '发件人', note: '收信人看到的名字和地址', group: MAIL },
  { name: 'ROBOT_BASE_URL', label: '机器人网关', note: '没有设置时机器人在沙箱里，什么都不会发出去', group: OUTSIDE },
  { name: 'INDEXNOW', label: 'IndexNow 收录推送', note: '页面有变化时告诉搜索引擎', group: OUTSIDE },
  { name: 'BAIDU_PUSH_URL', label: '百度收录推送', note: '百度站长平台给的接口地址', group: OUTSIDE, isSecret: true },
  { name: 'UPLOAD_DRIVER', label: '图片存放', note: 'disk 是本机，s3 是对象存储', group: OUTSIDE },
  { name: 'LIMITS_FACTOR', label: '限流倍数', note: '所有频率限制乘上它；1 是出厂的松紧', group: LIMITS },
  { name: 'FILE_QUOTA_MB', label: '会员图片空间（MB）', note: '每位会员能存多少图片，站长是一百倍', group: LIMITS },
  { name: 'BACKUP_AT', label: '每天备份的时间', note: '北京时间', group: LIMITS },
  { name: 'BACKUP_KEEP', label: '保留几份备份', note: '更早的会自动删掉', group: LIMITS },
];
