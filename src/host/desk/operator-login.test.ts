import { expect, test } from 'vitest';
import { addMember, loginAs } from '#/features/account/server/account.fixture.ts';
import { notesIn } from '#/features/desk/server/audit.fixture.ts';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';

describeOnEachEngine('logins in the audit log', (openApp) => {
  test('an operator who comes in is noted without the password, a member is not', async () => {
    const site = await openApp();
    await addMember(site, 'xiaoman');
    const { id } = await addMember(site, 'boss');
    const tables = site.database.db.withTables<{ member: { id: number; is_operator: number } }>();
    await tables.updateTable('member').set({ is_operator: 1 }).where('id', '=', id).execute();
    for (const name of ['xiaoman', 'boss']) await loginAs(site, name);
    await loginAs(site, 'boss', 'wrong');
    expect(await notesIn(site.database.db)).toMatchObject([
      { kind: 'login', person: 'boss', action: 'POST /api/v1/user/login', label: '登录', detail: '', status: 200 },
    ]);
  });
});
