import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'sm2',
  name: '国密 SM2',
  type: '代码处理',
  brief: '加解密、签名和验签',
  description:
    '国密 SM2 椭圆曲线：生成密钥对、加密、解密、签名和验签，C1C3C2 与 C1C2C3 两种顺序都支持，按 GB/T 32918 验证过。',
  keywords: ['sm2', '国密', '国密算法', '椭圆曲线', '签名', '验签'],
  icon: 'key',
  example: {
    input: 'message digest',
    output: '用标准里的公钥验签：签名有效',
  },
} as const satisfies ToolInfo;
