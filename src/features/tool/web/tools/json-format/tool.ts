import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'json-format',
  name: 'JSON 格式化',
  type: '代码处理',
  brief: '整理、压缩、校验 JSON',
  description:
    '把一行 JSON 排得整整齐齐，或者压成一行，可以按键名排序。写错的地方标出行列，缺逗号、缺括号一键补上；大数字原样保留，不丢精度。',
  keywords: ['json', 'json格式化', 'json校验', 'json压缩', '美化', 'beautify', '排序'],
  icon: 'braces',
  example: {
    input: '{"name":"搜罗","tags":["影视","工具"]}',
    output: '{\n  "name": "搜罗",\n  "tags": [\n    "影视",\n    "工具"\n  ]\n}',
  },
  accepts: ['json', 'text'],
  weight: 100,
  notes: ['超过 2^53 的整数按原文保留，不会变成 1.2e19。', '打开“宽松”可以读带注释和多余逗号的 JSON，结果里会去掉。'],
} as const satisfies ToolInfo;
