import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'image-text',
  name: '图片识字',
  type: '图片处理',
  brief: '把图片里的字认出来',
  description: '把截图、照片里的中文和英文认出来，变成可以复制的文字。歪的、倒着的、深底浅字的图片会先摆正再认。',
  keywords: ['ocr', '文字识别', '图片转文字', '提取文字', '截图识字', '扫描'],
  icon: 'scan-text',
  example: { input: '截图或照片', output: '可以复制的文字' },
  runsOn: 'server',
  notes: [
    '图片不保存，认完就丢掉。',
    '一张一张排队，每张几秒到十几秒；每个地址每小时最多 20 张。',
    '手写字和艺术字认得不好，请核对后再用。',
  ],
} as const satisfies ToolInfo;
