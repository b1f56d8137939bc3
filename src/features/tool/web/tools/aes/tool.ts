import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'aes',
  name: 'AES 加解密',
  type: '代码处理',
  brief: '四种模式的对称加密',
  description:
    '用 AES-128/192/256 加密或解密，支持 GCM、CBC、CTR 和老系统用的 ECB，密钥、IV 和内容可以是文字、十六进制或 Base64。',
  keywords: ['aes', '加密', '解密', '对称加密', 'aes-256', 'cbc', 'ecb', 'gcm'],
  icon: 'lock-keyhole',
  example: {
    input: '搜罗',
    output: '密钥 0123456789abcdef、IV 全 0 时：qbokKbDet6i2Zz6KMmZDKg==',
  },
  accepts: ['text', 'base64'],
  notes: [
    '一开始填着的密钥只为演示例子，用时请换成自己的。',
    'ECB 会让相同的内容得到相同的密文，只为兼容老系统，新系统请用 GCM。',
    '密钥和内容都不写进网址。',
  ],
} as const satisfies ToolInfo;
