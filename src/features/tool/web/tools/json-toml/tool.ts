import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'json-toml',
  name: 'JSON 与 TOML 互转',
  type: '代码处理',
  brief: '两种格式来回转换',
  description: 'JSON 转 TOML，TOML 转 JSON，日期和大整数不丢，写错的地方指出行列。',
  keywords: ['toml', 'toml转json', 'json转toml', 'cargo', 'pyproject'],
  icon: 'arrow-right-left',
  example: {
    input: 'title = "搜罗"\n\n[site]\nport = 3000',
    output: '{\n  "title": "搜罗",\n  "site": {\n    "port": 3000\n  }\n}',
  },
  accepts: ['toml', 'json'],
} as const satisfies ToolInfo;
