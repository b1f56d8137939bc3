import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'totp',
  name: 'TOTP 动态码',
  type: '代码处理',
  brief: '算两步验证的六位码',
  description: '填入两步验证的密钥或 otpauth:// 地址，算出当前和下一个动态码，和手机验证器里的一样。密钥不离开页面。',
  keywords: ['totp', '2fa', '两步验证', '动态口令', '谷歌验证器', 'otp'],
  icon: 'smartphone',
  example: {
    input: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    output: '1970-01-01 00:00:59 时是 287082',
  },
} as const satisfies ToolInfo;
