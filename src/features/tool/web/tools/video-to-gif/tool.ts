import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'video-to-gif',
  name: '视频转 GIF',
  type: '图片处理',
  brief: '截一小段视频做成动图',
  description: '从视频里截出几秒做成 GIF，起点、时长、每秒几幅和宽度都能选，视频不上传，在浏览器里逐幅画出来。',
  keywords: ['视频转gif', '动图', 'mp4转gif', '视频截图', 'gif'],
  icon: 'film',
  example: { input: '从第 2 秒起的 3 秒，每秒 10 幅', output: '30 幅画面的 GIF' },
  notes: [
    '浏览器能播放的视频才行，一般是 MP4（H.264）和 WebM。',
    '最长 15 秒，最多 300 幅画面；太大时把宽度或每秒画面调小。',
  ],
} as const satisfies ToolInfo;
