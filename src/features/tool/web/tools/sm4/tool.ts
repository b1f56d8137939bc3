import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'sm4',
  name: '国密 SM4',
  type: '代码处理',
  brief: 'SM4 分组加密与解密',
  description:
    '国密 SM4 加密和解密，支持 ECB、CBC 和 PKCS#7 填充，密钥和内容可以是文字、十六进制或 Base64，按 GB/T 32907 验证过。',
  keywords: ['sm4', '国密', '对称加密', '分组密码'],
  icon: 'lock',
  example: {
    input: '0123456789abcdeffedcba9876543210',
    output: '681edf34d206965e86b3e94f536e4246',
  },
  accepts: ['text', 'base64'],
} as const satisfies ToolInfo;
