import { ToolFault } from '../../frame/tool-fault.pure.ts';

/** 755, 4755, rwxr-xr-x or -rwxr-xr-x, as twelve bits. */
export function readMode(text: string): number {
  const typed = text.trim();
  if (/^[0-7]{3,4}$/.test(typed)) return Number.parseInt(typed, 8);
  // As ls writes it: the kind of file before it, and a mark for more rights behind.
  const letters = typed.replace(/^[-bcdlps](?=[-rwxstST]{9}[.+@]?$)/, '').replace(/[.+@]$/, '');
  if (!/^([r-][w-][xsS-]){2}[r-][w-][xtT-]$/.test(letters))
    throw new ToolFault('权限要写成三四位的八进制数（如 755），或 rwxr-xr-x 这样的九个字符');
  let mode = 0;
  [...letters].forEach((letter, at) => {
    if (/[rwxst]/.test(letter)) mode |= 1 << (8 - at);
    if (/[st]/i.test(letter)) mode |= [0o4000, 0o2000, 0o1000][(at - 2) / 3] ?? 0;
  });
  return mode;
}

export function letters(mode: number): string {
  return Array.from({ length: 9 }, (_, at) => {
    const isSet = (mode & (1 << (8 - at))) !== 0;
    const special = at % 3 === 2 && (mode & ([0o4000, 0o2000, 0o1000][(at - 2) / 3] ?? 0)) !== 0;
    if (special) return at === 8 ? (isSet ? 't' : 'T') : isSet ? 's' : 'S';
    return isSet ? 'rwx'.charAt(at % 3) : '-';
  }).join('');
}

export function octal(mode: number): string {
  return mode.toString(8).padStart(3, '0');
}

export function describeMode(mode: number): { label: string; value: string }[] {
  const who = ['所有者', '同组用户', '其他人'].map((label, at) => {
    const bits = (mode >> (6 - at * 3)) & 7;
    const can = [bits & 4 && '读', bits & 2 && '写', bits & 1 && '执行'].filter(Boolean);
    return { label, value: can.length > 0 ? `可以${can.join('、')}` : '什么都不能做' };
  });
  return [
    { label: '八进制', value: octal(mode) },
    { label: '符号', value: letters(mode) },
    { label: '命令', value: `chmod ${octal(mode)} 文件名` },
    ...who,
    ...(mode & 0o4000 ? [{ label: 'setuid', value: '运行时用所有者的身份' }] : []),
    ...(mode & 0o2000 ? [{ label: 'setgid', value: '运行时用所在组的身份，目录里的新文件沿用这个组' }] : []),
    ...(mode & 0o1000 ? [{ label: '粘滞位', value: '目录里的文件只有所有者能删' }] : []),
  ];
}
