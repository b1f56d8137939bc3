import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'json-to-types',
  name: 'JSON 转类型定义',
  type: '代码处理',
  brief: '变成 TS、Go、Java 类型',
  description:
    '从一段 JSON 样例推出类型定义：TypeScript、Go、Java、Kotlin、Swift、Rust、C#、Python、Dart 和 JSON Schema。',
  keywords: ['json转typescript', 'json转实体', 'json转go', 'json转java', 'bean', 'quicktype', '结构体'],
  icon: 'file-type',
  example: {
    input: '{"name":"甲","year":2019}',
    output: 'export interface Root {\n    name: string;\n    year: number;\n}',
  },
  accepts: ['json'],
} as const satisfies ToolInfo;
