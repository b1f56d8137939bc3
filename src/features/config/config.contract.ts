import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { pageOf, pageQuery } from '#/contract/paging.ts';
import { CHANGED_MEANWHILE, Meanwhile, seen } from '#/contract/seen.ts';

const key = z.string('请填写配置名').regex(/^[A-Za-z][\w.-]{0,63}$/, '配置名只能用字母、数字和 . _ -，以字母开头');

const ConfigEntry = z.object({ Key: z.string(), Value: z.string(), Version: z.int(), UpdatedTime: z.string() });

const ConfigChange = z.object({
  Version: z.int(),
  Value: z.string(),
  Note: z.string(),
  ChangedBy: z.string(),
  ChangedTime: z.string(),
});

/** Whatever is secret has an empty Value and Previous; Where is the host it leads to. */
const RunningSetting = z.object({
  Name: z.string(),
  Value: z.string(),
  Where: z.string(),
  IsSet: z.boolean(),
  IsGiven: z.boolean(),
  Source: z.enum(['environment', 'desk', 'default']),
  CanChange: z.boolean(),
  Default: z.string(),
  IsLost: z.boolean(),
  Change: z.object({ By: z.string(), Time: z.string(), Previous: z.string() }).nullable(),
});

const RUNNING_ERRORS = [
  'config.unknown_key',
  'config.bad_setting',
  'config.fixed_setting',
  'config.address_unproven',
] as const;

const SAVE_ERRORS = ['config.bad_value', 'config.version_needed', 'config.version_lost', 'config.unknown_key'] as const;

export const configApi = {
  'GET /api/v1/config': {
    auth: 'visitor',
    summary: '读取配置：给出 key 时返回一项，否则返回全部',
    query: z.object({ key: z.string().optional() }),
    data: z.union([ConfigEntry, z.array(ConfigEntry)]),
    errors: ['config.unknown_key'],
    shared: true,
  },
  'PUT /api/v1/config': {
    auth: 'operator',
    summary: '保存配置：If-Match 带上读到的版本，X-Config-Note 说明原因',
    body: z.object({ Key: key, Value: z.string('请填写配置值').max(500_000, '配置值太大') }),
    data: ConfigEntry,
    errors: SAVE_ERRORS,
  },
  'GET /api/v1/config/history': {
    auth: 'operator',
    summary: '一项配置的修改记录，最新在前',
    query: z.object({ key, ...pageQuery }),
    data: pageOf(ConfigChange),
    errors: ['config.unknown_key'],
  },
  'POST /api/v1/config/rollback': {
    auth: 'operator',
    summary: '把一项配置恢复到某个版本（成为一个新版本）',
    body: z.object({ Key: key, Version: z.coerce.number().int().min(1) }),
    data: ConfigEntry,
    errors: SAVE_ERRORS,
  },
  'GET /api/v1/config/draft': {
    auth: 'operator',
    summary: '自己没保存的修改：原样的，以及其中已经能显示的部分（预览用）',
    query: z.object({ key }),
    data: z.union([
      z.object({ Value: z.string(), From: z.int(), Shown: z.string().nullable(), UpdatedTime: z.string() }),
      z.null(),
    ]),
    errors: [],
  },
  'PUT /api/v1/config/draft': {
    auth: 'operator',
    writes: false,
    summary: '记下没保存的修改，并指出还差什么；只有自己看得到',
    body: z.object({
      Key: key,
      Value: z.string('请填写配置值').max(500_000, '配置值太大'),
      From: z.coerce.number().int().min(0),
    }),
    data: z.object({ Faults: z.array(z.object({ Path: z.string(), Message: z.string() })) }),
    errors: ['config.bad_value'],
  },
  'DELETE /api/v1/config/draft': {
    auth: 'operator',
    writes: false,
    summary: '丢掉没保存的修改',
    query: z.object({ key }),
    data: z.null(),
    errors: [],
  },
  'GET /api/v1/config/running': {
    auth: 'operator',
    summary: '运行设置：每一项现在是什么，由环境变量、后台还是默认定下；密码只说有没有',
    data: z.array(RunningSetting),
    errors: [],
  },
  'PUT /api/v1/config/running': {
    auth: 'operator',
    loginOnly: true,
    summary: '修改运行设置：Value 为空是恢复默认；环境变量定下的改不了，公开地址要用它打开后台才能保存',
    body: z.object({
      Name: z.string('请写明是哪一项'),
      Value: z.string().max(2000, '内容太长').nullable(),
      Seen: seen,
    }),
    data: z.array(RunningSetting),
    errors: [...RUNNING_ERRORS, CHANGED_MEANWHILE],
    failureData: Meanwhile,
  },
  'POST /api/v1/config/running/undo': {
    auth: 'operator',
    loginOnly: true,
    summary: '退回运行设置：改回上一次修改之前的内容',
    body: z.object({ Name: z.string('请写明是哪一项') }),
    data: z.array(RunningSetting),
    errors: [...RUNNING_ERRORS, 'config.nothing_to_undo'],
  },
  'POST /api/v1/config/test_mail': {
    auth: 'operator',
    loginOnly: true,
    summary:
      '发一封测试邮件；给出 Server 和 From 时用它们发，还没保存也行；IsSent 为假表示没有设置邮件服务器，邮件放进了发件箱',
    body: z.object({
      To: z.email('邮箱地址不正确').max(254, '邮箱地址不正确'),
      Server: z.string().max(2000, '内容太长').optional(),
      From: z.string().max(300, '内容太长').optional(),
    }),
    data: z.object({ IsSent: z.boolean() }),
    errors: ['config.mail_not_sent', 'config.bad_setting', 'limit.too_many'],
    limit: { per: 'member', max: 10, seconds: 600 },
  },
} as const satisfies EndpointTable;
