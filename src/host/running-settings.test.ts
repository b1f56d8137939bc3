import { expect, test } from 'vitest';
import { RUNNING_SETTINGS } from '#/features/config/running-settings.pure.ts';
import { describeOnEachEngine } from './app.fixture.ts';
import { pageCall } from './page-call.fixture.ts';
import { allSettings } from './settings.ts';

test('every setting that is told of exists, and what holds a password is never shown', () => {
  const secrets = [
    'SMTP_URL',
    'BAIDU_PUSH_URL',
    'SECRET_KEY',
    'ADMIN_PASSWORD',
    'S3_SECRET_ACCESS_KEY',
    'DATABASE_URL',
  ];
  for (const { name, isSecret } of RUNNING_SETTINGS) {
    expect(Object.keys(allSettings)).toContain(name);
    if (secrets.includes(name)) expect(isSecret).toBe(true);
  }
});

describeOnEachEngine('the settings a site was started with', (openApp) => {
  test('are told with where they come from; a mail without a server lands in the outbox', async () => {
    const settings = {
      FILE_QUOTA_MB: '7',
      PUBLIC_URL: 'https://site.test',
      BAIDU_PUSH_URL: 'http://data.zz.baidu.com/urls?site=a&token=geheim',
    };
    const call = await pageCall(await openApp({ settings }));
    const read = await call('GET /api/v1/config/running', {});
    const known = Object.fromEntries(read.ok ? read.data.map((one) => [one.Name, one]) : []);
    expect(known['FILE_QUOTA_MB']).toMatchObject({ Value: '7', IsGiven: true });
    expect(known['BACKUP_KEEP']).toMatchObject({ IsGiven: false, IsSet: true });
    expect(known['BAIDU_PUSH_URL']).toMatchObject({ Value: '', IsSet: true, IsGiven: true });
    expect(JSON.stringify(read)).not.toContain('geheim');
    const sent = await call('POST /api/v1/config/test_mail', { body: { To: 'a@example.com' } });
    expect(sent).toMatchObject({ ok: true, data: { IsSent: false } });
    expect(await call('POST /api/v1/config/test_mail', { body: { To: 'nobody' } })).toMatchObject({ status: 400 });
  });
});
