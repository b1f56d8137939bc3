import { ToolFault } from '../../frame/tool-fault.pure.ts';

/** ISO/IEC 7812: doubling every second digit from the right, the sum ends in 0. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  [...digits].reverse().forEach((digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}

const NETWORKS: [RegExp, string][] = [
  [/^62|^81/, '银联'],
  [/^4/, 'Visa'],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 'Mastercard'],
  [/^3[47]/, '美国运通'],
  [/^35(2[89]|[3-8])/, 'JCB'],
];

export function checkCard(text: string): { number: string; isValid: boolean; network: string } {
  const number = text.normalize('NFKC').replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number)) throw new ToolFault(`卡号是 12 到 19 位数字，现在是 ${[...number].length} 位`);
  const network = NETWORKS.find(([start]) => start.test(number))?.[1] ?? '其他';
  return { number, isValid: passesLuhn(number), network };
}

const CREDIT = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CREDIT_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** GB 32100-2015: the last of 18 marks follows from the others. */
export function checkCreditCode(text: string): { code: string; isValid: boolean; expected: string; kind: string } {
  const code = text.normalize('NFKC').trim().toUpperCase().replace(/\s/g, '');
  if (code.length !== 18) throw new ToolFault(`统一社会信用代码是 18 位，现在是 ${code.length} 位`);
  const wrong = [...code].find((mark) => !CREDIT.includes(mark));
  if (wrong) throw new ToolFault(`“${wrong}”不会出现在统一社会信用代码里（没有 I、O、S、V、Z）`);
  const sum = CREDIT_WEIGHTS.reduce((total, weight, at) => total + weight * CREDIT.indexOf(code.charAt(at)), 0);
  const expected = CREDIT.charAt((31 - (sum % 31)) % 31);
  return { code, isValid: expected === code.charAt(17), expected, kind: kindOf(code) };
}

function kindOf(code: string): string {
  const kinds: Record<string, string> = {
    11: '机关',
    12: '事业单位',
    13: '编办直接管理机构编制的群众团体',
    51: '社会团体',
    52: '民办非企业单位',
    53: '基金会',
    91: '企业',
    92: '个体工商户',
    93: '农民专业合作社',
  };
  return kinds[code.slice(0, 2)] ?? '其他机构';
}
