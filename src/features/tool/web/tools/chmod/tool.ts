import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'chmod',
  name: 'chmod 权限',
  type: '代码处理',
  brief: '算 Linux 文件权限',
  description: '755 和 rwxr-xr-x 互相换算，说清楚所有者、同组和其他人各能做什么，setuid、粘滞位也认得。',
  keywords: ['chmod', 'linux权限', '文件权限', '755', 'rwx'],
  icon: 'folder-lock',
  example: {
    input: '755',
    output: 'rwxr-xr-x',
  },
  accepts: ['text'],
} as const satisfies ToolInfo;
