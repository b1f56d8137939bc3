import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'json-schema',
  name: 'JSON Schema 校验',
  type: '代码处理',
  brief: '检查数据合不合规矩',
  description: '用 JSON Schema（2020-12）检查一段数据，不符合的每一处都用中文说明在哪里、为什么。',
  keywords: ['json', 'schema', '校验', 'ajv', '数据校验'],
  icon: 'shield-check',
  example: {
    input: '{"age":-1}',
    output: '/age 不能小于 0',
  },
  accepts: ['json'],
} as const satisfies ToolInfo;
