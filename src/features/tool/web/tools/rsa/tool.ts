import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'rsa',
  name: 'RSA 加解密',
  type: '代码处理',
  brief: '生成密钥、加密和签名',
  description:
    '生成 2048 到 4096 位的 RSA 密钥对（PEM），用公钥加密、私钥解密（OAEP），或用私钥签名、公钥验签（SHA-256）。全部由浏览器计算。',
  keywords: ['rsa', '公钥', '私钥', '密钥对', '非对称加密', '签名', '验签', 'pem'],
  icon: 'key-square',
  example: {
    input: '搜罗',
    output: '用公钥加密后是一段 Base64，只有私钥能解开',
  },
} as const satisfies ToolInfo;
