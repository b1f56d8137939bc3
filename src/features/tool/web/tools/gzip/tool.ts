import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'gzip',
  name: 'Gzip 压缩解压',
  type: '代码处理',
  brief: 'gzip、zlib、deflate 互转',
  description:
    '把文字或字节用 gzip、zlib 或裸 deflate 压缩成 Base64 或十六进制，或把它们解开看内容，适合查接口、日志和缓存里的压缩数据。',
  keywords: ['gzip', 'gunzip', 'deflate', 'zlib', '压缩', '解压', 'inflate'],
  icon: 'file-archive',
  example: { input: '搜罗搜罗搜罗', output: '压成 zlib 的十六进制：78da7b3661cef3bdd39149007bba0ce8' },
  accepts: ['text', 'base64', 'json'],
  notes: ['解压时三种格式自动认，选哪种都行；解开后最多 50 MB。'],
} as const satisfies ToolInfo;
