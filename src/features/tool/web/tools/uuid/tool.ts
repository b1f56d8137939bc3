import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'uuid',
  name: 'UUID 生成',
  type: '代码处理',
  brief: '批量生成 UUID、ULID 等',
  description: '批量生成 UUID v4、按时间排序的 UUID v7、ULID、NanoID 和 MongoDB 的 ObjectId，用浏览器的安全随机数。',
  keywords: ['uuid', 'guid', 'ulid', 'nanoid', 'objectid', '唯一编号', '随机id'],
  icon: 'id-card-lanyard',
  example: {
    input: 'UUID v7，1 个',
    output: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
  },
} as const satisfies ToolInfo;
