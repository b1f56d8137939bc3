import { z } from 'zod';
import { flag, optionalText } from '#/contract/fields.ts';
import { APPS, DEVICES } from './link-plan.pure.ts';

const namesOf = <Names extends Record<string, string>>(names: Names) =>
  z.enum(Object.keys(names) as [keyof Names & string, ...(keyof Names & string)[]], '规则的条件不正确');

const clock = z
  .string('时间不正确')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, '时间要写成 22:00 这样')
  .or(z.literal(''));

const whole = (name: string, max: number) =>
  z.coerce.number(`${name}不正确`).int(`${name}不正确`).min(1, `${name}至少是 1`).max(max, `${name}太大了`);

const TargetInput = z.object({
  /** As it was given out; empty for a new one. */
  Id: z.string().max(20).default(''),
  Name: optionalText('名称', 30).default(''),
  Url: z.string('请填写网址').trim().min(1, '请填写网址'),
  App: optionalText('App 地址', 500).default(''),
  Weight: whole('比例', 100).default(1),
  Most: whole('人数', 1_000_000).default(200),
});

/** One rule: when it holds, and where it leads. The first that holds decides. */
export const RuleInput = z
  .object({
    On: flag.default(true),
    Kind: z.enum(['device', 'app', 'time', 'all'], '规则的条件不正确'),
    Devices: z.array(namesOf(DEVICES)).max(10).default([]),
    Apps: z.array(namesOf(APPS)).max(20).default([]),
    From: clock.default(''),
    To: clock.default(''),
    Days: z.array(z.coerce.number().int().min(1).max(7), '星期不正确').max(7).default([]),
    Pick: z.enum(['share', 'turn']).default('share'),
    Targets: z.array(TargetInput).min(1, '每条规则至少要有一个去处').max(20, '一条规则最多 20 个去处'),
  })
  .refine(({ Kind, Devices }) => Kind !== 'device' || Devices.length > 0, { path: ['Devices'], message: '请选择设备' })
  .refine(({ Kind, Apps }) => Kind !== 'app' || Apps.length > 0, { path: ['Apps'], message: '请选择在哪里打开' })
  .refine(({ Kind, From, To }) => Kind !== 'time' || (From !== '' && To !== '' && From !== To), {
    path: ['From'],
    message: '请填写从几点到几点，两头不能一样',
  });

export const Rule = z.object({
  On: z.boolean(),
  Kind: z.enum(['device', 'app', 'time', 'all']),
  Devices: z.array(namesOf(DEVICES)),
  Apps: z.array(namesOf(APPS)),
  From: z.string(),
  To: z.string(),
  Days: z.array(z.int()),
  Pick: z.enum(['share', 'turn']),
  /** When it holds, in words. */
  Condition: z.string(),
  Targets: z.array(
    z.object({
      Id: z.string(),
      Name: z.string(),
      Url: z.string(),
      App: z.string(),
      Weight: z.int(),
      Most: z.int(),
      /** Which part of the visitors goes there, in words; empty for all. */
      Share: z.string(),
    }),
  ),
});

export type Rule = z.output<typeof Rule>;
export type RuleInput = z.output<typeof RuleInput>;
