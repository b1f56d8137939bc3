import './platform/private/umask.ts';
import { createMemberStore } from './features/account/server/member.store.ts';
import { createAuditStore } from './features/desk/server/audit.store.ts';
import { readConfig } from './host/settings.ts';
import { openDatabase } from './platform/db/open-database.ts';

/** `npm run operator -- <username>`: gives a member the operator mark. */
const [username] = process.argv.slice(2);
if (!username) {
  console.error('usage: npm run operator -- <username>');
  process.exit(2);
}
const database = openDatabase(readConfig(process.env), console.error);
const tables = await database.db.introspection.getTables();
const isFilled = tables.some(({ name }) => name === 'member');
const done = isFilled && (await createMemberStore(database.db).makeOperator(username));
if (done && tables.some(({ name }) => name === 'audit_entry')) {
  await createAuditStore(database.db).add({
    at: Date.now(),
    kind: 'change',
    memberId: null,
    person: '命令行',
    action: 'npm run operator',
    label: '设为站长',
    target: username,
    detail: '',
    status: 200,
    error: '',
    address: '',
    count: 1,
  });
}
await database.db.destroy();
if (done) console.log(`${username} is an operator now.`);
else {
  console.error(isFilled ? `There is no member called ${username}.` : 'The site has no data yet: run npm start first.');
  process.exitCode = 1;
}
