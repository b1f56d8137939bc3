import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'url-codec',
  name: 'URL 编解码',
  type: '代码处理',
  brief: '网址与 % 编码互转',
  description: '网址编码和解码，可以只处理一个参数值、整个网址或表单格式。解不开时指出是哪几个字节，并提醒是不是 GBK。',
  keywords: ['urlencode', 'urldecode', '网址编码', '百分号编码', '转义'],
  icon: 'link',
  example: {
    input: 'https://example.com/搜索?q=电影',
    output: 'https%3A%2F%2Fexample.com%2F%E6%90%9C%E7%B4%A2%3Fq%3D%E7%94%B5%E5%BD%B1',
  },
  accepts: ['url', 'text'],
  weight: 70,
} as const satisfies ToolInfo;
