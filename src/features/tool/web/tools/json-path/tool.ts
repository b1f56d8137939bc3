import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'json-path',
  name: 'JSONPath 查询',
  type: '代码处理',
  brief: '用路径从 JSON 里取值',
  description: '用 JSONPath 从 JSON 里挑出想要的部分，支持通配、递归、切片和条件过滤，边写边看结果。',
  keywords: ['jsonpath', 'json查询', 'json提取', 'json', 'path'],
  icon: 'route',
  example: {
    input: '{"book":[{"title":"甲","price":8},{"title":"乙","price":12}]}',
    output: '["甲"]',
  },
  accepts: ['json'],
  notes: ['按标准 RFC 9535 计算；条件在这里读懂，不会执行 JavaScript。'],
} as const satisfies ToolInfo;
