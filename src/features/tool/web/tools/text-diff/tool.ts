import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'text-diff',
  name: '文本对比',
  type: '文本处理',
  brief: '找出两段文字的不同',
  description: '比较两段文字，按行、按词或按字标出增加和删除的地方，适合核对合同、稿件和配置。',
  keywords: ['文本比较', 'diff', '差异', '对比', '找不同'],
  icon: 'diff',
  example: {
    input: '今天天气很好\n去公园',
    output: '改动 1 处：很好 → 真好',
  },
  accepts: ['text'],
  weight: 50,
} as const satisfies ToolInfo;
