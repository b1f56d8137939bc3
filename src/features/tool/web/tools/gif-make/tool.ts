import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'gif-make',
  name: '图片合成 GIF',
  type: '图片处理',
  brief: '多张图片做成动图',
  description: '把几张图片按顺序做成会动的 GIF，每张停多久、多宽、循不循环都能选，大小不一的图片会居中放好。',
  keywords: ['gif制作', '动图', '合成gif', '表情包', 'gif'],
  icon: 'images',
  example: { input: '两张图片，每张停 0.5 秒', output: '一张 2 幅画面、循环播放的 GIF' },
  notes: ['图片只在浏览器里处理，不会上传。'],
} as const satisfies ToolInfo;
