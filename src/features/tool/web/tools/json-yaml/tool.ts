import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'json-yaml',
  name: 'JSON 与 YAML 互转',
  type: '代码处理',
  brief: '两种格式来回转换',
  description: 'JSON 转 YAML，YAML 转 JSON。按 YAML 1.2 解析，no 不会变成 false；多文档变成数组，缩进错误指出行列。',
  keywords: ['yaml', 'yml', 'yaml转json', 'json转yaml', '配置'],
  icon: 'arrow-left-right',
  example: {
    input: 'name: 搜罗\ntags:\n  - 影视',
    output: '{\n  "name": "搜罗",\n  "tags": [\n    "影视"\n  ]\n}',
  },
  accepts: ['yaml', 'json'],
} as const satisfies ToolInfo;
