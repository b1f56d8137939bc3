import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hasher } from '#/platform/secret/hasher.ts';
import type { MemberStore } from './member.store.ts';

interface Needs {
  hasher: Hasher;
  members: MemberStore;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
  tell: (line: string) => void;
  username: string;
  password: string | undefined;
  dataDir: string;
}

const FILE = 'first-operator.txt';

/** A site without an operator cannot be run: the first start makes one. */
export async function makeFirstOperator(needs: Needs): Promise<void> {
  const { members, hasher, now, randomBytes, tell, username, password, dataDir } = needs;
  if (await members.hasOperator()) return;
  if (await members.makeOperator(username)) {
    tell(`there was no operator: the member ${username} is one now`);
    return;
  }
  const chosen = password ?? Buffer.from(randomBytes(12)).toString('base64url');
  // Written before the member exists: a crash in between leaves a file too many, not an operator without a password.
  if (!password)
    tell(`operator ${username} was made; the password is in ${await writeDown(dataDir, username, chosen)}`);
  await members.add({
    username,
    email: null,
    passwordHash: await hasher.hash(chosen),
    isOperator: true,
    mustChangePassword: !password,
    createdAt: now(),
  });
}

/** The password in it is void after a change: nobody should try it, or find it. */
export async function removeFirstOperatorFile(dataDir: string): Promise<void> {
  await rm(join(dataDir, FILE), { force: true });
}

async function writeDown(dataDir: string, username: string, password: string): Promise<string> {
  const file = join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true });
  // The mode of a file that is there already would not change.
  await rm(file, { force: true });
  const lines = [`用户名 ${username}`, `密码 ${password}`, '首次登录后请修改密码，改好后此文件会自动删除。', ''];
  await writeFile(file, lines.join('\n'), { mode: 0o600, flag: 'wx' });
  return file;
}
