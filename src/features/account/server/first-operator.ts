import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MemberStore } from './member.store.ts';
import { hashPassword } from './password.gateway.ts';

interface Needs {
  members: MemberStore;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
  tell: (line: string) => void;
  username: string;
  password: string | undefined;
  dataDir: string;
}

/** A site without an operator cannot be run: the first start makes one. */
export async function makeFirstOperator(needs: Needs): Promise<void> {
  const { members, now, randomBytes, tell, username, password, dataDir } = needs;
  if (await members.hasOperator()) return;
  const chosen = password ?? Buffer.from(randomBytes(12)).toString('base64url');
  // Written before the member exists: a crash in between leaves a file too many, not an operator without a password.
  if (!password) {
    const file = join(dataDir, 'first-operator.txt');
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, `用户名 ${username}\n密码 ${chosen}\n首次登录后请修改密码，并删除此文件。\n`, {
      mode: 0o600,
    });
    tell(`operator ${username} was made; the password is in ${file}`);
  }
  const made = await members.add({
    username,
    email: null,
    passwordHash: await hashPassword(chosen),
    isOperator: true,
    mustChangePassword: !password,
    createdAt: now(),
  });
  if (made === undefined) await members.makeOperator(username);
}
