import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'json-xml',
  name: 'JSON 与 XML 互转',
  type: '代码处理',
  brief: '两种格式来回转换',
  description: 'XML 转 JSON，属性用 @ 开头，重复的标签变成数组，值一律按文字保留；JSON 也能转回 XML。',
  keywords: ['xml', 'xml转json', 'json转xml'],
  icon: 'code-xml',
  example: {
    input: '<film year="2019"><name>流浪地球</name></film>',
    output: '{\n  "film": {\n    "name": "流浪地球",\n    "@year": "2019"\n  }\n}',
  },
  accepts: ['xml', 'json'],
} as const satisfies ToolInfo;
