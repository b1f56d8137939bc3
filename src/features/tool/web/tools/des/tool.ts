import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'des',
  name: 'DES 与 3DES 加解密',
  type: '代码处理',
  brief: '和老系统对接的加解密',
  description:
    '用 DES 或 3DES（两把或三把密钥）加密、解密，支持 ECB 和 CBC、三种填充，和 Java、C#、PHP 的老系统对得上。',
  keywords: ['des', '3des', 'tripledes', 'desede', '加密', '解密', '对称加密'],
  icon: 'lock',
  example: { input: '搜罗', output: '密钥 12345678、ECB 时：Hr/2hkYCobw=' },
  accepts: ['text', 'base64'],
  notes: [
    'DES 和 3DES 早已不安全，只为和老系统对接；新系统请用 AES。',
    '密钥 8 字节是 DES，16 或 24 字节是 3DES（Java 里叫 DESede）。密钥和内容都不写进网址。',
  ],
} as const satisfies ToolInfo;
