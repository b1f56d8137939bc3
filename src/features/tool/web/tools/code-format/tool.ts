import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'code-format',
  name: '代码格式化',
  type: '代码处理',
  brief: '排版 JS、CSS、HTML',
  description:
    '用 Prettier 排版 JavaScript、TypeScript、CSS、SCSS、Less、HTML、Vue、Markdown 和 GraphQL，行宽、缩进、引号随你选。',
  keywords: ['prettier', 'js格式化', 'css格式化', 'html格式化', '美化', 'beautify', 'vue', 'typescript'],
  icon: 'wand-sparkles',
  example: {
    input: 'const a={b:1,c:[2,3]}',
    output: 'const a = { b: 1, c: [2, 3] };',
  },
  accepts: ['js', 'css', 'html', 'markdown', 'text'],
  weight: 70,
} as const satisfies ToolInfo;
