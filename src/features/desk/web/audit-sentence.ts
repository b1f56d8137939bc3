import { RUNNING_SETTINGS } from '#/features/config/running-settings.pure.ts';
import type { AuditEntry } from '../audit.contract.ts';

/** What an endpoint does, as one would tell it. What is not here is told by the beginning of its summary. */
const DEEDS: Readonly<Record<string, string>> = {
  'POST any': '添加了片目',
  'PUT any': '修改了片目',
  'DELETE any': '下架了片目',
  'PUT any/items': '批量处理了片目',
  'POST any/restore': '重新上架了片目',
  'POST any/rename': '更换了片目的标识',
  'POST any/merge': '合并了片目，留下',
  'POST any/split': '拆分了片目',
  'POST any/merge/undo': '撤销了合并或拆分',
  'POST any/collection': '新建了专题',
  'PUT any/collection/:Id': '修改了专题',
  'DELETE any/collection/:Id': '删除了专题',
  'POST any/collection/:Id/restore': '恢复了专题',
  'PUT any/collection/:Id/items': '增减了专题里的片目',
  'PUT any/collection/:Id/items/move': '调整了专题里的顺序',
  'PUT any/collection/:Id/move': '调整了专题的顺序',
  'POST backup': '开始了备份',
  'DELETE backup': '删除了备份',
  'POST backup/:Name/check': '核对了备份',
  'POST backup/:Name/restore': '恢复了备份',
  'POST backup/upload': '上传了备份的一段',
  'POST blog/draft': '新写了文章',
  'PUT blog/draft/:Name': '修改了文章',
  'DELETE blog/draft/:Name': '删除了文章',
  'POST blog/draft/:Name/publish': '发布了文章',
  'POST blog/draft/:Name/withdraw': '撤下了文章',
  'POST collection/source': '添加了采集源',
  'PUT collection/source': '修改了采集源',
  'DELETE collection/source': '删除了采集源',
  'POST collection/run': '开始了采集',
  'POST collection/run/:Id/stop': '停止了采集',
  'POST collection/run/:Id/resume': '继续了采集',
  'POST collection/run/:Id/keep': '留下了源站已没有的内容',
  'POST collection/import': '从文件导入了片目',
  'PUT config': '修改了站点配置',
  'PUT config/running': '修改了运行设置',
  'POST config/running/undo': '退回了运行设置',
  'POST config/test_mail': '发了测试邮件',
  'POST any/addresses/check': '检查了选集地址',
  'POST config/rollback': '把站点配置退回到以前的版本',
  'POST crawl/common/search': '添加了商品',
  'PUT crawl/common/search/:id': '修改了商品',
  'DELETE crawl/common/search/:id': '删除了商品',
  'DELETE crawl/common/samples': '清除了示例商品',
  'POST crawl/common/batch': '批量处理了商品',
  'POST crawl/common/batch/:id/commit': '写入了一批商品',
  'POST crawl/common/batch/:id/undo': '撤销了一批商品',
  'POST crawl/common/import': '上传了商品表',
  'PUT crawl/common/posts': '批量处理了会员发布',
  'PUT crawl/common/chat/reports': '处理了被举报的私信',
  'PUT crawl/search/words': '修改了热搜词',
  'POST media': '上传了图片',
  'PUT media': '修改了图片说明',
  'POST media/crop': '裁切了图片',
  'POST media/replace': '替换了图片',
  'POST media/replace/undo': '撤销了替换图片',
  'DELETE media': '删除了图片',
  'PUT provider': '修改了资料补全的接口',
  'POST provider/run': '开始了资料补全',
  'POST provider/stop': '停止了资料补全',
  'PUT provider/review': '确认了资料对应的片目',
  'PUT health/alarms/:Key': '修改了告警',
  'POST user/operator': '添加了站长',
  'POST desk/jobs/:Id/retry': '重试了后台任务',
  'PUT desk/steps/:Key': '处理了开站清单里的一步',
  'POST friend_link/review': '添加了友情链接',
  'PUT friend_link/review': '批量处理了友情链接',
  'PUT friend_link/review/:Id': '处理了友情链接',
  'PUT friend_link/review/:Id/move': '调整了友情链接的顺序',
  'PUT security/policy': '修改了安全要求',
  'PUT short_url/:Code/block': '处理了短链接',
  'PUT short_url/hosts': '修改了短链接的域名名单',
  'POST tool/link': '添加了外链工具',
  'PUT tool/link/:Id': '修改了外链工具',
  'DELETE tool/link/:Id': '删除了外链工具',
  'PUT user/members/:Id': '停用或恢复了会员',
  'POST user/members/:Id/reset': '重置了会员的密码',
  'DELETE user/members/:Id/factor': '解除了会员的两步验证',
  'POST wechat/robot/channel': '添加了渠道',
  'PUT wechat/robot/channel/:guid': '修改了渠道',
  'DELETE wechat/robot/:guid': '删除了渠道',
  'POST wechat/robot/push': '发起了推送',
  'PUT wechat/robot/timer': '修改了定时任务',
  'POST wechat/robot/reply': '添加了自动回复',
  'PUT wechat/robot/reply/:id': '修改了自动回复',
  'DELETE wechat/robot/reply/:id': '删除了自动回复',
  'PUT word/:Id': '处理了留言',
  'PUT word/moderation': '批量处理了留言',
};

const FIELDS: Readonly<Record<string, string>> = {
  Name: '名称',
  Title: '标题',
  Url: '地址',
  BackUrl: '互链页面',
  Content: '内容',
  Summary: '简介',
  Cover: '封面',
  CoverChoice: '封面用哪张',
  TypeName: '类型',
  Year: '年份',
  Aliases: '又名',
  Genres: '题材',
  Regions: '地区',
  Languages: '语言',
  Directors: '导演',
  Actors: '主演',
  ReleaseDate: '上映日期',
  Duration: '时长',
  Remark: '更新备注',
  IsFinished: '已完结',
  Platforms: '正版平台',
  Sets: '选集',
  Relations: '关联',
  Lock: '锁定',
  Unlock: '解锁',
  Action: '做法',
  Ids: '对象',
  Key: '标识',
  NewKey: '新标识',
  From: '并入的',
  IsEnabled: '启用',
  PauseMs: '请求间隔',
  Words: '词',
  Place: '做法',
  Mode: '做法',
  Field: '改哪一项',
  action: '做法',
  reason: '原因',
  ids: '对象',
  Cron: '定时',
  Types: '分类对应',
  Full: '全量',
  State: '状态',
  Reason: '原因',
  Value: '内容',
  Version: '版本',
  Pinned: '置顶',
  IsShown: '显示',
  IsDisabled: '停用',
  IsDismissed: '忽略',
  To: '移到',
  price: '价格',
  title: '标题',
  city: '城市',
  Server: '用的是',
  category: '分类',
};

const VALUES: Readonly<Record<string, string>> = {
  true: '是',
  false: '否',
  remove: '下架',
  restore: '上架',
  adult: '标为 18+',
  decent: '取消 18+',
  change: '修改',
  show: '通过',
  hide: '隐藏',
  delete: '删除',
  wait: '放回待审',
  approve: '通过',
  refuse: '拒绝',
  check: '复查',
  shown: '显示',
  hidden: '隐藏',
  approved: '通过',
  refused: '拒绝',
  drawn: '绘制',
  given: '给定的图',
  site: '跟随全站',
  first: '最前',
  last: '最后',
  block: '禁言作者',
  unblock: '解除禁言',
  on: '上架',
  off: '下架',
  pinned: '置顶',
  open: '恢复',
  close: '关闭',
  clear: '没有问题',
  undelete: '收回删除',
  dry: '试跑',
  run: '补全',
  undo: '撤回',
  pending: '待处理',
  up: '前一位',
  down: '后一位',
};

const ways = (action: string) => action.replace(/^([A-Z]+) \/api\/v\d+\//, '$1 ');

/** As it stands in a list of deeds. */
export const auditLabel = (action: string, label: string): string => DEEDS[ways(action)] ?? label;

/** What somebody did, without who and when: those have columns of their own. */
export function auditSentence({ Kind, Action, Label }: Pick<AuditEntry, 'Kind' | 'Action' | 'Label'>): string {
  if (Kind === 'login') return '登录了后台';
  if (Kind === 'refusal') return `没有权限，被拒绝：${Label}`;
  return auditLabel(Action, Label);
}

interface Field {
  /** Which record, where several were changed. */
  of?: string;
  name: string;
  /** What it was, where that is known. */
  before?: string;
  value: string;
  isEmpty: boolean;
}

/** The fields that were sent, in words; what is not written as fields comes back as it is. */
export function auditFields(detail: string): { fields: Field[]; rest: string } {
  const [, text = detail, rest = ''] = /^(.*?)( 等 \d+ 项)$/.exec(detail) ?? [];
  const parts = text.split('；').map((part) => /^([^:：；]{1,60}): (.*)$/s.exec(part));
  const fields = parts.flatMap((part) => {
    const [, path = '', value = ''] = part ?? [];
    if (!path) return [];
    const end = path.lastIndexOf(OF);
    const name = end === -1 ? path : path.slice(end + OF.length);
    const of = end === -1 ? {} : { of: path.slice(0, end) };
    const cut = value.lastIndexOf(INTO);
    const after = cut === -1 ? value : value.slice(cut + INTO.length);
    const before = cut === -1 ? {} : { before: valueText(name, value.slice(0, cut)) };
    return [
      {
        ...of,
        name: fieldName(name),
        ...before,
        value: valueText(name, after),
        isEmpty: after === '空' || after === '',
      },
    ];
  });
  // A value with a mark of its own in it was cut in two: then the text as it is tells more.
  return parts.every(Boolean) ? { fields, rest: rest.trim() } : { fields: [], rest: '' };
}

const INTO = ' → ';
const OF = ' / ';

function fieldName(name: string): string {
  const setting = RUNNING_SETTINGS.find((one) => one.name === name);
  return setting?.label ?? (Object.hasOwn(FIELDS, name) ? (FIELDS[name] ?? name) : name);
}

function valueText(name: string, value: string): string {
  if (name === 'PauseMs' && /^\d+$/.test(value)) return `${Number(value) / 1000} 秒`;
  return value === '***' ? '（不记录）' : (VALUES[value] ?? value);
}
