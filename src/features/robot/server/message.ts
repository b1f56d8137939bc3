import { z } from 'zod';
import type { SendName } from '../robot-interfaces.pure.ts';
import { badMessage } from './robot.errors.ts';

const MAX_TEXT = 4000;
const MAX_ROOMS = 100;

const line = (name: string, max: number) =>
  z
    .string(`请填写${name}`)
    .trim()
    .min(1, `请填写${name}`)
    .refine((text) => [...text].length <= max, `${name}不能超过 ${max} 个字`);
const address = (name: string) =>
  z
    .string(`请填写${name}`)
    .trim()
    .max(2048, `${name}太长`)
    .refine((text) => /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text), `${name}须以 http:// 或 https:// 开头`);
const wxid = z.string('请选择群或联系人').trim().min(1, '请选择群或联系人').max(200, '群或联系人不正确');

const shapes = {
  '/msg/send_text': z.object({ content: line('内容', MAX_TEXT) }),
  '/msg/send_room_at': z.object({
    content: line('内容', MAX_TEXT),
    at_list: z.array(wxid, '请选择要 @ 的成员').min(1, '请选择要 @ 的成员').max(MAX_ROOMS, '一次最多 @ 100 人'),
  }),
  '/msg/send_link_card': z.object({
    title: line('标题', 128),
    desc: z.string().trim().max(512, '描述不能超过 512 个字').default(''),
    url: address('链接'),
    image_url: address('配图').or(z.literal('')).default(''),
  }),
  '/msg/send_image': z.object({ url: address('图片地址') }),
  '/msg/send_rich': z.object({
    title: line('标题', 128),
    content: line('内容', MAX_TEXT),
    url: address('链接').or(z.literal('')).default(''),
    image_url: address('配图').or(z.literal('')).default(''),
  }),
} satisfies Record<SendName, z.ZodObject>;

const receivers = z
  .union([wxid, z.array(wxid).min(1, '请选择群或联系人').max(MAX_ROOMS, '一次最多发给 100 个群')], '请选择群或联系人')
  .transform((value) => [...new Set(Array.isArray(value) ? value : [value])]);

export interface Message {
  name: SendName;
  /** Without guid and receiver. */
  body: Record<string, unknown>;
}

/** The message in the form it is kept in, or the refusal that says what is wrong with it. */
export function checkedMessage(name: SendName, body: unknown): Message {
  return { name, body: checked(shapes[name], body) };
}

/** What is wrong with a message first, and with which part of it. */
export function faultOf(name: SendName, body: unknown): { field: string; message: string } | undefined {
  const [issue] = shapes[name].safeParse(body).error?.issues ?? [];
  return issue && { field: String(issue.path[0] ?? ''), message: issue.message };
}

export function checkedReceivers(body: Record<string, unknown>): string[] {
  return checked(receivers, body['to_wxid']);
}

export function checked<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const result = shape.safeParse(value);
  if (!result.success) throw badMessage(result.error.issues[0]?.message ?? '内容不正确');
  return result.data;
}
