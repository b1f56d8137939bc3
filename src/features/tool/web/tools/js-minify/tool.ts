import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'js-minify',
  name: 'JS 压缩',
  type: '代码处理',
  brief: '压缩和混淆 JavaScript',
  description: '用 Terser 压缩 JavaScript：去空白和注释、缩短变量名、去掉没用的代码，可以顺便删掉 console。',
  keywords: ['js压缩', 'javascript', '混淆', 'minify', 'uglify', 'terser'],
  icon: 'file-minus',
  example: {
    input: 'function add(first, second) {\n  return first + second;\n}',
    output: 'function add(n,d){return n+d}',
  },
  accepts: ['js'],
} as const satisfies ToolInfo;
