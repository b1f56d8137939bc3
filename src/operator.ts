import './platform/private/umask.ts';
import { createFactorStore } from './features/account/server/factor.store.ts';
import { createMemberStore } from './features/account/server/member.store.ts';
import { createSessionStore } from './features/account/server/session.store.ts';
import { createAuditStore } from './features/desk/server/audit.store.ts';
import { readConfig } from './host/settings.ts';
import { openDatabase } from './platform/db/open-database.ts';

/**
 * `npm run operator -- <username>`: gives a member the operator mark. With `--reset-factor` it takes the second factor and
 * the passkeys away instead: for an operator who lost the device and the recovery codes.
 */
const given = process.argv.slice(2);
const username = given.find((word) => !word.startsWith('--'));
const isReset = given.includes('--reset-factor');
if (!username || given.length > (isReset ? 2 : 1)) {
  console.error('usage: npm run operator -- <username> [--reset-factor]');
  process.exit(2);
}
const database = openDatabase(readConfig(process.env), console.error);
const tables = await database.db.introspection.getTables();
const has = (table: string) => tables.some(({ name }) => name === table);
const isFilled = has('member');
const done =
  isFilled && (await (isReset ? resetFactor(username) : createMemberStore(database.db).makeOperator(username)));
if (done && has('audit_entry')) {
  await createAuditStore(database.db).add({
    at: Date.now(),
    kind: 'change',
    memberId: null,
    person: '命令行',
    action: 'npm run operator',
    label: isReset ? '移除两步验证' : '设为站长',
    target: username,
    detail: '',
    status: 200,
    error: '',
    address: '',
    count: 1,
  });
}
await database.db.destroy();
if (done)
  console.log(isReset ? `${username} comes in with the password alone now.` : `${username} is an operator now.`);
else {
  console.error(isFilled ? whyNot(username) : 'The site has no data yet: run npm start first.');
  process.exitCode = 1;
}

async function resetFactor(name: string): Promise<boolean> {
  const account = has('member_totp') && (await createMemberStore(database.db).findByLogin(name));
  if (!account) return false;
  // A session that was begun with two factors must not outlive them.
  await createSessionStore(database.db).weaken(account.id);
  return createFactorStore(database.db).removeAll(account.id);
}

function whyNot(name: string): string {
  return isReset ? `There is no member called ${name} with a second factor.` : `There is no member called ${name}.`;
}
