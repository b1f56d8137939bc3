export interface AsciiEntry {
  code: number;
  /** The character, or the short name of one that cannot be seen. */
  shown: string;
  hex: string;
  octal: string;
  binary: string;
  /** How it is written in most programming languages. */
  typed: string;
  name: string;
}

const CONTROLS =
  'NUL 空字符,SOH 标题开始,STX 正文开始,ETX 正文结束,EOT 传输结束,ENQ 询问,ACK 确认,BEL 响铃,BS 退格,HT 水平制表,LF 换行,VT 垂直制表,FF 换页,CR 回车,SO 移出,SI 移入,DLE 数据链路转义,DC1 设备控制 1（XON）,DC2 设备控制 2,DC3 设备控制 3（XOFF）,DC4 设备控制 4,NAK 否认,SYN 同步,ETB 块传输结束,CAN 取消,EM 媒介结束,SUB 替换,ESC 退出,FS 文件分隔,GS 组分隔,RS 记录分隔,US 单元分隔'.split(
    ',',
  );
const ESCAPES: Record<number, string> = {
  0: '\\0',
  7: '\\a',
  8: '\\b',
  9: '\\t',
  10: '\\n',
  11: '\\v',
  12: '\\f',
  13: '\\r',
  34: '\\"',
  39: "\\'",
  92: '\\\\',
};
const DELETE = 127;

export const ASCII: readonly AsciiEntry[] = Array.from({ length: 128 }, (_, code) => {
  const [short = '', ...name] = (code === DELETE ? 'DEL 删除' : (CONTROLS[code] ?? '')).split(' ');
  const shown = code === 32 ? 'SP' : short || String.fromCharCode(code);
  return {
    code,
    shown,
    hex: `0x${code.toString(16).toUpperCase().padStart(2, '0')}`,
    octal: code.toString(8).padStart(3, '0'),
    binary: code.toString(2).padStart(8, '0'),
    typed: ESCAPES[code] ?? '',
    name: code === 32 ? '空格' : name.join(' ') || kindOf(code),
  };
});

function kindOf(code: number): string {
  const character = String.fromCharCode(code);
  if (/[0-9]/.test(character)) return '数字';
  if (/[A-Z]/.test(character)) return '大写字母';
  return /[a-z]/.test(character) ? '小写字母' : '符号';
}
