import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { handleBackupForm } from '#/features/backup/web/backup-action.ts';
import { formOf, pageCall } from '#/host/page-call.fixture.ts';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';

const PAGE = new URL('http://site.test/market/admin/backup?done=x');

describeOnEachEngine('the forms for backups', (openApp) => {
  test('one is begun, a second refused until it is over, and what is not there can neither be checked nor deleted', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'souluo-backup-forms-'));
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
    const call = await pageCall(await openApp({ settings: { DATA_DIR } }));
    const send = (fields: Record<string, string>) => handleBackupForm(call, formOf(fields), PAGE);
    expect(await send({ intent: 'make' })).toEqual({ goTo: '/market/admin/backup' });
    expect(await send({ intent: 'make' })).toMatchObject({
      status: 409,
      message: expect.stringContaining('已经有一次'),
    });
    const Name = 'souluo-2026-01-01T000000.tar.gz';
    expect(await send({ intent: 'check', Name })).toMatchObject({ status: 404, message: '没有这份备份' });
    expect(await send({ intent: 'remove', Name: '../../etc/passwd' })).toMatchObject({ status: 404 });
    expect(await send({ intent: 'other' })).toMatchObject({ status: 400 });
  });
});
