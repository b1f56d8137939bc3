import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'sm4',
  name: '国密 SM4',
  type: '代码处理',
  brief: '分组加密与解密',
  description:
    '国密 SM4 加密和解密，支持 ECB、CBC 和 PKCS#7 填充，密钥和内容可以是文字、十六进制或 Base64，按 GB/T 32907 验证过。',
  keywords: ['sm4', '国密', '对称加密', '分组密码'],
  icon: 'lock',
  example: {
    input: '搜罗',
    output: 'add3f40ad50e3c2c12cc0bbdad6087fa',
  },
  accepts: ['text', 'base64'],
  notes: ['一开始填着的密钥只为演示例子，用时请换成自己的。'],
} as const satisfies ToolInfo;
