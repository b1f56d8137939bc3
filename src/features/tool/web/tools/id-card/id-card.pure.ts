import { ToolFault } from '../../frame/tool-fault.pure.ts';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
/** Nobody born before was alive when the first numbers were given out. */
const OLDEST = '1860';
const CHECKS = '10X98765432';

const PROVINCES: Record<string, string> = {
  11: '北京',
  12: '天津',
  13: '河北',
  14: '山西',
  15: '内蒙古',
  21: '辽宁',
  22: '吉林',
  23: '黑龙江',
  31: '上海',
  32: '江苏',
  33: '浙江',
  34: '安徽',
  35: '福建',
  36: '江西',
  37: '山东',
  41: '河南',
  42: '湖北',
  43: '湖南',
  44: '广东',
  45: '广西',
  46: '海南',
  50: '重庆',
  51: '四川',
  52: '贵州',
  53: '云南',
  54: '西藏',
  61: '陕西',
  62: '甘肃',
  63: '青海',
  64: '宁夏',
  65: '新疆',
  71: '台湾',
  81: '香港',
  82: '澳门',
  83: '台湾（居住证）',
};

export interface IdCard {
  number: string;
  province: string;
  /** 1949-12-31 */
  birthday: string;
  age: number;
  sex: '男' | '女';
  wasFifteen: boolean;
}

/** GB 11643-1999. `today` is like 2026-11-15. Nothing is kept or sent. */
export function readIdCard(text: string, today: string): IdCard {
  const typed = text.normalize('NFKC').toUpperCase().replace(/\s/g, '');
  const wasFifteen = /^\d{15}$/.test(typed);
  const number = wasFifteen ? lengthen(typed) : typed;
  if (!/^\d{17}[\dX]$/.test(number))
    throw new ToolFault(`身份证号是 18 位数字，最后一位可以是 X；现在是 ${typed.length} 位`);
  // Permanent residence of foreigners, as given out since 2023: 9, the province, the country, and then like the others.
  const isForeign = number.startsWith('9');
  const code = isForeign ? number.slice(1, 3) : number.slice(0, 2);
  const place = PROVINCES[code];
  if (!place) throw new ToolFault(`${isForeign ? '第 2、3 位' : '开头'}的 ${code} 不是任何省份的代码`);
  const province = isForeign ? `${place}（外国人永久居留身份证）` : place;
  const birthday = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  if (!isDate(birthday)) throw new ToolFault(`第 7 到 14 位的出生日期 ${birthday} 不存在`);
  if (birthday < OLDEST) throw new ToolFault(`第 7 到 14 位的出生日期 ${birthday} 太早了，不会是真的`);
  if (birthday > today) throw new ToolFault(`出生日期 ${birthday} 还没有到`);
  const check = checkDigit(number.slice(0, 17));
  if (check !== number.charAt(17)) throw new ToolFault(`校验码不对，按前 17 位算最后一位应该是 ${check}`);
  return {
    number,
    province,
    birthday,
    age: ageOn(birthday, today),
    sex: Number(number.charAt(16)) % 2 ? '男' : '女',
    wasFifteen,
  };
}

export function checkDigit(first17: string): string {
  const sum = [...first17].reduce((total, digit, at) => total + Number(digit) * (WEIGHTS[at] ?? 0), 0);
  return CHECKS.charAt(sum % 11);
}

/** Numbers of 15 digits were given until 1999, so the century is known. */
function lengthen(fifteen: string): string {
  const first = `${fifteen.slice(0, 6)}19${fifteen.slice(6)}`;
  return first + checkDigit(first);
}

function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
