import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'user-agent',
  name: 'User-Agent 解析',
  type: '站长工具',
  brief: '浏览器、系统与设备',
  description:
    '看懂一串 User-Agent：什么浏览器、哪个版本、什么系统、手机还是电脑，微信、QQ、支付宝等内置浏览器和各家爬虫都认得。',
  keywords: ['ua', 'useragent', '浏览器标识', '浏览器识别', '爬虫识别'],
  icon: 'monitor-smartphone',
  example: {
    input:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    output: 'Edge 131 · Windows 10/11 · 电脑',
  },
  accepts: ['text'],
  notes: ['Chrome 起的浏览器把系统版本固定写成 Windows 10，分不出 Windows 11。', '标识可以随便改，只能当参考。'],
} as const satisfies ToolInfo;
