import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'json-diff',
  name: 'JSON 对比',
  type: '代码处理',
  brief: '逐项比较两段 JSON',
  description: '按内容而不是按文字比较两段 JSON：增加、删除和改动的每一项都列出路径，键的顺序不同不算不同。',
  keywords: ['json对比', 'json', 'diff', '比较', '差异'],
  icon: 'git-compare',
  example: {
    input: '{"name":"甲","year":2019}',
    output: '$.year 由 2019 改为 2023',
  },
  accepts: ['json'],
} as const satisfies ToolInfo;
