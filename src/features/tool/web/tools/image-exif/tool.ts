import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'image-exif',
  name: '图片去 EXIF',
  type: '图片处理',
  brief: '去掉照片里的位置和设备',
  description:
    '去掉照片里藏着的拍摄地点、时间、设备型号和软件信息（EXIF、XMP、IPTC），发到网上前用一下；画面一个像素都不动，不重新压缩。',
  keywords: ['去除exif', '删除照片信息', '照片隐私', '去定位', 'exif', 'gps'],
  icon: 'map-pin-off',
  example: { input: '手机拍的 JPG，里面有经纬度', output: '同一张照片，没有经纬度' },
  notes: ['图片只在浏览器里处理，不会上传。', '支持 JPG、PNG 和 WebP；照片的方向和颜色配置会留着，不然会歪或变色。'],
} as const satisfies ToolInfo;
