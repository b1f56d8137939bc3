import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'html-entities',
  name: 'HTML 实体',
  type: '代码处理',
  brief: '转义与还原 HTML 实体',
  description: '把 < > & 和引号转成 HTML 实体，避免被当成标签；或把 &nbsp; &#x7f57; 这样的实体还原成文字。',
  keywords: ['html转义', 'html实体', '反转义', '特殊字符', 'entity'],
  icon: 'ampersand',
  example: {
    input: '<b>搜罗 & 工具</b>',
    output: '&lt;b&gt;搜罗 &amp; 工具&lt;/b&gt;',
  },
  accepts: ['html', 'text'],
} as const satisfies ToolInfo;
