import bcrypt from 'bcryptjs';
import { utf8 } from '../../bytes/bytes.work.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

/** More bytes than this are not looked at by bcrypt. */
const LONGEST = 72;

export function hashPassword(password: string, rounds: number): string {
  checkLength(password);
  return bcrypt.hashSync(password, rounds);
}

export function matchesHash(password: string, hash: string): boolean {
  checkLength(password);
  const [, rounds] = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/.exec(hash.trim()) ?? [];
  if (rounds === undefined) throw new ToolFault('这不是 bcrypt 的结果，应该像 $2b$10$… 这样，一共 60 个字符');
  if (Number(rounds) < 4 || Number(rounds) > 31) throw new ToolFault(`轮数要在 04 到 31 之间，这里写的是 ${rounds}`);
  return bcrypt.compareSync(password, hash.trim());
}

function checkLength(password: string): void {
  const length = utf8(password).length;
  if (length > LONGEST) throw new ToolFault(`密码有 ${length} 字节，bcrypt 只看前 72 字节，后面的等于没有`);
}
