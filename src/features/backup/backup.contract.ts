import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag } from '#/contract/fields.ts';

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
  Phase: z.enum(['waiting', 'tables', 'files', 'check', 'end']),
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
    }),
    errors: [],
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
