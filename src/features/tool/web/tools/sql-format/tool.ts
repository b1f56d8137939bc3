import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'sql-format',
  name: 'SQL 格式化',
  type: '代码处理',
  brief: '整理 SQL 语句',
  description:
    '把一长串 SQL 按关键字分行缩进，支持 MySQL、PostgreSQL、SQL Server、Oracle、Hive 等方言，也可以压成一行。',
  keywords: ['sql', 'sql美化', 'mysql', '数据库', '格式化'],
  icon: 'database',
  example: {
    input: 'select id,name from film where year>2019',
    output: 'SELECT\n  id,\n  name\nFROM\n  film\nWHERE\n  year > 2019',
  },
  accepts: ['sql', 'text'],
  weight: 60,
} as const satisfies ToolInfo;
