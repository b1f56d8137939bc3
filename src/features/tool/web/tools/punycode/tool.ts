import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'punycode',
  name: 'Punycode 转换',
  type: '站长工具',
  brief: '中文域名与 xn-- 互转',
  description:
    '把中文等国际化域名转成浏览器实际访问的 xn-- 形式，或者反过来看清一个 xn-- 域名写的是什么。每行一个，可以是整个网址。',
  keywords: ['idn', '国际化域名', '中文域名', 'xn--', '域名转码'],
  icon: 'languages',
  example: { input: '例子.中国', output: 'xn--fsqu00a.xn--fiqs8s' },
  accepts: ['domain', 'url'],
  notes: [
    '编码按 RFC 3492；每一段编码后不能超过 63 个字符。',
    '看到陌生的 xn-- 域名时先解码，留意长得像英文字母的外文字母。',
  ],
} as const satisfies ToolInfo;
