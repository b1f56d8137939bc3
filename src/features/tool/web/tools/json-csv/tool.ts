import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'json-csv',
  name: 'JSON 与 CSV 互转',
  type: '代码处理',
  brief: '表格和 JSON 来回转换',
  description:
    'CSV 转 JSON，或把 JSON 数组转成能用 Excel 打开的 CSV。引号、换行、分隔符都按标准处理，手机号和身份证号不会变成数字。',
  keywords: ['csv', 'csv转json', 'json转csv', 'excel', '表格'],
  icon: 'sheet',
  example: {
    input: 'name,year\n流浪地球,2019',
    output: '[\n  {\n    "name": "流浪地球",\n    "year": 2019\n  }\n]',
  },
  accepts: ['csv', 'json'],
} as const satisfies ToolInfo;
