import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'hmac',
  name: 'HMAC 计算',
  type: '代码处理',
  brief: '带密钥的消息摘要',
  description:
    '用密钥和 MD5、SHA 或国密 SM3 算 HMAC，对接支付、短信、云服务的接口签名时核对结果。密钥不进网址、不离开页面。',
  keywords: ['hmac', '签名', 'hmac-sha256', '消息认证', '接口签名'],
  icon: 'stamp',
  example: {
    input: 'what do ya want for nothing?',
    output: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  },
  accepts: ['text'],
  notes: ['一开始填着的密钥只为演示例子，用时请换成自己的。'],
} as const satisfies ToolInfo;
