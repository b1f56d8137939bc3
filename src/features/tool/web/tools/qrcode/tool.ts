import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'qrcode',
  name: '二维码',
  type: '图片处理',
  brief: '生成与识别',
  description: '生成文字、Wi-Fi、名片二维码，可换颜色、加标志、存 PNG 或 SVG；也能从图片、剪切板和摄像头识别。',
  keywords: ['二维码生成', '二维码识别', 'qr', '扫码', 'wifi二维码', '名片二维码'],
  icon: 'qr-code',
  example: { input: 'https://example.com', output: '一张可以下载的二维码' },
  path: '/qrcode',
  weight: 85,
} as const satisfies ToolInfo;
