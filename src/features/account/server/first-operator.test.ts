import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { partsOn } from '#/testing/parts-on.fixture.ts';
import { loginAs, PASSWORD, send, whoAmI } from './account.fixture.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'souluo-operator-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What the account feature does at a start, and the lines it leaves in the log. */
async function start({ database }: TestApp, settings: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  const tell = (line: string) => void lines.push(line);
  const { features } = partsOn(database, { settings: { DEMO_CONTENT: 'on', SECRET_KEY: '', ...settings }, tell });
  await features.all[0]?.seed?.(() => {});
  return lines;
}

describeOnEachEngine('the first operator', (openApp) => {
  test('gets a generated password in a file only its owner can read, and must change it', async () => {
    const DATA_DIR = aFolder();
    const file = join(DATA_DIR, 'first-operator.txt');
    writeFileSync(file, 'left behind, readable by all', { mode: 0o644 });
    const test = await openApp({ settings: { DATA_DIR } });
    const lines = await start(test, { DATA_DIR });
    expect(lines.join('\n')).toContain(file);
    expect(lines.join('\n')).toContain('SMTP_URL is not set');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const password = /密码 (\S+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
    expect(lines.join('\n')).not.toContain(password);
    const { headers, token, reply } = await loginAs(test, 'admin', password);
    expect(reply.json().Data.MustChangePassword).toBe(true);
    expect((await whoAmI(test, token)).Data).toMatchObject({ IsOperator: true, MustChangePassword: true });
    await send(test, 'PUT user/password', { OldPassword: password, Password: PASSWORD }, headers);
    expect((await whoAmI(test, token)).Data.MustChangePassword).toBe(false);
    expect(() => statSync(file)).toThrow('ENOENT');
  });

  test('is made once, from ADMIN_USERNAME and ADMIN_PASSWORD where they are set', async () => {
    const DATA_DIR = aFolder();
    const settings = { DATA_DIR, ADMIN_USERNAME: '老王头', ADMIN_PASSWORD: PASSWORD };
    const test = await openApp();
    await start(test, settings);
    await start(test, { ...settings, ADMIN_USERNAME: 'second' });
    expect((await loginAs(test, '老王头')).reply.json().Data.MustChangePassword).toBe(false);
    expect((await loginAs(test, 'second')).reply.statusCode).toBe(400);
    expect(() => statSync(join(DATA_DIR, 'first-operator.txt'))).toThrow('ENOENT');
  });
});
