import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'url-parse',
  name: '网址解析',
  type: '代码处理',
  brief: '拆开网址看每一部分',
  description: '把一个网址拆成协议、主机、端口、路径、参数和锚点，参数逐个解码列出来，每一项都能单独复制。',
  keywords: ['url解析', '网址参数', 'query', 'querystring', '链接'],
  icon: 'unlink',
  example: {
    input: 'https://example.com/list?page=2&q=%E7%94%B5%E5%BD%B1#top',
    output: 'q = 电影',
  },
  accepts: ['url', 'text'],
} as const satisfies ToolInfo;
