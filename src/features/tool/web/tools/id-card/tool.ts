import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'id-card',
  name: '身份证校验',
  type: '生活工具',
  brief: '校验号码，看省份、生日、性别',
  description:
    '按国家标准检查身份证号的校验码、出生日期和省份代码，读出生日、年龄和性别，15 位旧号码自动升到 18 位。号码只在本页里算，不上传也不保存。',
  keywords: ['身份证', '身份证号码', '校验码', '15位转18位', '实名', 'id card'],
  icon: 'id-card',
  example: { input: '11010519491231002X', output: '校验正确：北京，1949-12-31 出生，女' },
  notes: [
    '例子是国家标准 GB 11643-1999 里印的号码，不属于任何人。',
    '只检查号码的写法，查不到这个号码是否真的发给了谁。',
    '号码不会写进网址，也不会离开这个页面。',
  ],
} as const satisfies ToolInfo;
