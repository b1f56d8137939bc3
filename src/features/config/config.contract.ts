import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { pageOf, pageQuery } from '#/contract/paging.ts';

const key = z.string('请填写配置名').regex(/^[A-Za-z][\w.-]{0,63}$/, '配置名只能用字母、数字和 . _ -，以字母开头');

const ConfigEntry = z.object({ Key: z.string(), Value: z.string(), Version: z.int(), UpdatedTime: z.string() });

const ConfigChange = z.object({
  Version: z.int(),
  Value: z.string(),
  Note: z.string(),
  ChangedBy: z.string(),
  ChangedTime: z.string(),
});

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
    summary: '丢掉没保存的修改',
    query: z.object({ key }),
    data: z.null(),
    errors: [],
  },
  'GET /api/v1/config/running': {
    auth: 'operator',
    summary: '启动时的设置：哪些由环境变量定下，哪些是默认；密码只说有没有',
    data: z.array(z.object({ Name: z.string(), Value: z.string(), IsSet: z.boolean(), IsGiven: z.boolean() })),
    errors: [],
  },
  'POST /api/v1/config/test_mail': {
    auth: 'operator',
    summary: '发一封测试邮件；IsSent 为假表示没有设置发信服务器，邮件放进了发件箱',
    body: z.object({ To: z.email('邮箱地址不正确').max(254, '邮箱地址不正确') }),
    data: z.object({ IsSent: z.boolean() }),
    errors: ['config.mail_not_sent', 'limit.too_many'],
    limit: { per: 'member', max: 10, seconds: 600 },
  },
} as const satisfies EndpointTable;
