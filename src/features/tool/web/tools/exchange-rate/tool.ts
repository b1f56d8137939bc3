import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'exchange-rate',
  name: '汇率换算',
  type: '生活工具',
  brief: '人民币和外币互相换算',
  description:
    '写上金额和货币，按本站登记的或从公布者那里取来的汇率一次换成所有货币，并写明是哪一天、哪里的汇率。没有汇率就不换算，绝不编造。',
  keywords: ['汇率', '外汇', '美元', '欧元', '日元', '港币', '英镑', 'currency', 'usd', 'exchange'],
  icon: 'badge-japanese-yen',
  example: { input: '100 美元', output: '换成人民币、日元、韩元、港币' },
  runsOn: 'site',
  notes: [
    '可以写成一句话：100 美元等于多少人民币、100 usd to cny、1 万日元；问到的那种货币排在最前。',
    '汇率由站长登记或选定来源，只供参考；银行买卖现汇、现钞的价格各不相同。',
  ],
} as const satisfies ToolInfo;
