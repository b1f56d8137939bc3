import './platform/private/umask.ts';
import { parseArgs } from 'node:util';
import { createFactorStore } from './features/account/server/factor.store.ts';
import { createMemberStore } from './features/account/server/member.store.ts';
import { createSessionStore } from './features/account/server/session.store.ts';
import { createAuditStore } from './features/desk/server/audit.store.ts';
import { runCommand, Usage } from './host/run-command.ts';
import { openDatabase } from './platform/db/open-database.ts';

const options = { 'reset-factor': { type: 'boolean', default: false } } as const;

/**
 * `npm run operator -- <username>`: gives a member the operator mark. With `--reset-factor` it takes the second factor and
 * the passkeys away instead: for an operator who lost the device and the recovery codes.
 */
await runCommand(process.env, async (settings) => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [username] = positionals;
  if (!username || positionals.length > 1) throw new Usage('usage: npm run operator -- <username> [--reset-factor]');
  const isReset = values['reset-factor'];
  const database = openDatabase(settings(), console.error);
  try {
    const tables = await database.db.introspection.getTables();
    const has = (table: string) => tables.some(({ name }) => name === table);
    if (!has('member')) return refuse('The site has no data yet: run npm start first.');
    const members = createMemberStore(database.db);
    const done = await (isReset ? has('member_totp') && resetFactor(username) : members.makeOperator(username));
    if (!done) return refuse(`There is no member called ${username}${isReset ? ' with a second factor' : ''}.`);
    if (has('audit_entry')) await note(username);
    console.log(isReset ? `${username} comes in with the password alone now.` : `${username} is an operator now.`);
  } finally {
    await database.db.destroy();
  }

  async function resetFactor(name: string): Promise<boolean> {
    const account = await createMemberStore(database.db).findByLogin(name);
    if (!account) return false;
    // A session that was begun with two factors must not outlive them.
    await createSessionStore(database.db).weaken(account.id);
    return createFactorStore(database.db).removeAll(account.id);
  }

  async function note(target: string): Promise<void> {
    const label = isReset ? '移除两步验证' : '设为站长';
    await createAuditStore(database.db).add({
      ...{
        at: Date.now(),
        kind: 'change',
        memberId: null,
        person: '命令行',
        action: 'npm run operator',
        label,
        target,
      },
      ...{ detail: '', status: 200, error: '', address: '', count: 1 },
    });
  }
});

function refuse(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
