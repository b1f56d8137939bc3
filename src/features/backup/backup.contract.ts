import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag, uploadedFile } from '#/contract/fields.ts';

const name = z.string('没有这份备份').max(80, '没有这份备份');

const Backup = z.object({
  Name: z.string(),
  /** Made by hand, at night, or by a restore before it replaced something. */
  Kind: z.enum(['manual', 'nightly', 'before-restore']),
  Bytes: z.int(),
  CreatedTime: z.string(),
  /** Null for a file that somebody put into the folder, until it is checked. */
  About: z
    .object({
      Version: z.string(),
      Engine: z.enum(['sqlite', 'postgres']),
      Tables: z.int(),
      Rows: z.int(),
      Files: z.int(),
      FileBytes: z.int(),
      /** Uploads that the database knows and the archive lacks. */
      Missing: z.int(),
      /** Whether the secrets in it are sealed or in clear; null when it does not say. */
      Secrets: z.enum(['none', 'clear', 'sealed']).nullable(),
      /** Whether the key that opens them is in it. */
      HoldsKey: z.boolean(),
      Sha256: z.string(),
      /** When the whole file was last read and found right. */
      CheckedTime: z.string().nullable(),
      /** Why it cannot be used; empty when nothing is known against it. */
      Fault: z.string(),
    })
    .nullable(),
});

const Progress = z.object({
  State: z.enum(['queued', 'running', 'done', 'failed']),
  Phase: z.enum(['waiting', 'tables', 'files', 'check', 'store', 'end']),
  Done: z.int(),
  Total: z.int(),
  StartedTime: z.string(),
  Message: z.string(),
});

export const backupApi = {
  'GET /api/v1/backup': {
    auth: 'operator',
    summary: '备份列表（最新在前）、正在进行或最近一次备份的进度、磁盘空间和每夜备份的设置',
    data: z.object({
      Backups: z.array(Backup),
      Progress: Progress.nullable(),
      FreeBytes: z.int(),
      /** About what the next one will take. */
      NeededBytes: z.int(),
      IsSpaceShort: z.boolean(),
      /** HH:MM, or null when there is none. */
      NightlyTime: z.string().nullable(),
      Keep: z.int(),
      /** A restore that is asked for, and what came of the last one. */
      Restore: z.object({
        IsAsked: z.boolean(),
        Outcome: z.object({ IsDone: z.boolean(), Message: z.string(), Time: z.string() }).nullable(),
      }),
    }),
    errors: [],
  },
  'POST /api/v1/backup/upload': {
    auth: 'operator',
    upload: true,
    summary: '分段上传一份备份；Name 在收齐之后给出，Received 是已经收到的字节数',
    body: z.object({
      Upload: z.uuid('上传编号不正确'),
      Offset: z.coerce.number().int().min(0),
      Total: z.coerce.number().int().min(1, '文件是空的'),
      file: uploadedFile,
    }),
    data: z.object({ Received: z.int(), Name: z.string().nullable() }),
    errors: ['backup.no_space', 'backup.wrong_piece'],
  },
  'GET /api/v1/backup/:Name/compare': {
    auth: 'operator',
    summary: '恢复这份备份之后各类内容会有多少，现在有多少',
    params: z.object({ Name: name }),
    data: z.object({
      SiteTitle: z.string(),
      CreatedTime: z.string(),
      Version: z.string(),
      Bytes: z.int(),
      /** Made by a newer version than this one: cannot be restored here. */
      IsNewer: z.boolean(),
      /** False where several processes serve the site. */
      CanRestart: z.boolean(),
      Kinds: z.array(z.object({ Kind: z.string(), There: z.int(), Here: z.int() })),
    }),
    errors: ['backup.not_found', 'backup.not_checked'],
  },
  'POST /api/v1/backup/:Name/restore': {
    auth: 'operator',
    loginOnly: true,
    summary: '恢复一份核对过的备份：先另存现在的数据，网站停一会儿，整个换上或什么都不变；SiteName 是网站的名字',
    params: z.object({ Name: name }),
    body: z.object({ SiteName: z.string().max(200) }),
    data: z.boolean(),
    errors: [
      'backup.not_found',
      'backup.not_checked',
      'backup.newer',
      'backup.not_that_name',
      'backup.restore_asked',
      'backup.cannot_restart',
    ],
    limit: { per: 'member', max: 10, seconds: 3600 },
  },
  'POST /api/v1/backup': {
    auth: 'operator',
    summary: '立即备份：数据库与上传的文件，写成一个文件后全部核对一遍；WithKey 把解开密钥的 secret.key 也放进去',
    body: z.object({ WithKey: flag.default(false) }),
    data: Progress,
    errors: ['backup.busy', 'backup.no_space'],
    limit: { per: 'member', max: 20, seconds: 3600 },
  },
  'POST /api/v1/backup/:Name/check': {
    auth: 'operator',
    summary: '把一份备份从头到尾核对一遍',
    params: z.object({ Name: name }),
    data: Progress,
    errors: ['backup.not_found', 'backup.busy'],
    limit: { per: 'member', max: 60, seconds: 3600 },
  },
  'DELETE /api/v1/backup': {
    auth: 'operator',
    summary: '删除一份备份',
    query: z.object({ Name: name }),
    data: z.null(),
    errors: ['backup.not_found'],
  },
} as const satisfies EndpointTable;

export type BackupEntry = z.output<typeof Backup>;
export type BackupState = z.output<typeof Progress>;
