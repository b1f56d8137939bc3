import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'bcrypt',
  name: 'Bcrypt 密码哈希',
  type: '代码处理',
  brief: '生成和核对 bcrypt',
  description: '给密码生成 bcrypt 哈希，或核对一个密码和哈希是否对得上，强度可调。密码只在本页里算。',
  keywords: ['bcrypt', '密码哈希', '加盐', 'blowfish'],
  icon: 'shield-ellipsis',
  example: {
    input: 'U*U',
    output: '与 $2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW 相符',
  },
} as const satisfies ToolInfo;
