import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'hash',
  name: '哈希计算',
  type: '代码处理',
  brief: 'MD5、SHA、SM3 一次算',
  description:
    '一次算出文字或文件的 MD5、SHA-1、SHA-256、SHA-512、SHA3、国密 SM3、RIPEMD-160 和 CRC32。文件分块读，多大都行，不会上传。',
  keywords: ['md5', 'sha1', 'sha256', 'sha512', 'sm3', '国密', 'crc32', '文件校验', '摘要', 'checksum'],
  icon: 'file-digit',
  example: {
    input: 'abc',
    output: 'SM3：66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0',
  },
  accepts: ['text'],
  weight: 80,
  notes: ['MD5 和 SHA-1 已经可以伪造，只适合检查文件有没有下载坏，不要用来存密码。'],
} as const satisfies ToolInfo;
