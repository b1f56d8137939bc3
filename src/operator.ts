import { createMemberStore } from './features/account/server/member.store.ts';
import { readConfig } from './host/settings.ts';
import { openDatabase } from './platform/db/open-database.ts';

/** `npm run operator -- <username>`: gives a member the operator mark. */
const [username] = process.argv.slice(2);
if (!username) {
  console.error('usage: npm run operator -- <username>');
  process.exit(2);
}
const database = openDatabase(readConfig(process.env), console.error);
const done = await createMemberStore(database.db).makeOperator(username);
await database.db.destroy();
console.log(done ? `${username} is an operator now.` : `There is no member called ${username}.`);
if (!done) process.exitCode = 1;
