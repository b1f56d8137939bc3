import { z } from 'zod';

/** A yes or no, as a form, a query or JSON spells it. A checkbox of a form sends `on` or nothing. */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'on']), z.literal(0), z.literal(1)], '请填是或否')
  .transform((value) => value === true || value === 1 || value === 'true' || value === '1' || value === 'on');

/** Search words are trimmed and cut, never refused. */
export const words = z
  .string()
  .default('')
  .transform((text) => [...text.trim()].slice(0, 100).join('').trim());

/** A number the database gave to a row, in one spelling: neither 0x1f nor true is the row that Number() would find. */
export const id = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value),
  z.int('编号不正确').min(1, '编号不正确'),
);

/** Takes up no room: such a text looks empty. The joiners inside of an emoji are among them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Text a person typed: trimmed, not empty, not longer than `max` characters. */
export const text = (name: string, max: number) =>
  z
    .string(`请填写${name}`)
    .trim()
    .min(1, { error: `请填写${name}`, abort: true })
    .refine((value) => value.replaceAll(INVISIBLE, '') !== '', `请填写${name}`)
    .refine((value) => [...value].length <= max, `${name}不能超过 ${max} 个字`);

/** The same, but may be left out or empty. */
export const optionalText = (name: string, max: number) =>
  z
    .string(`${name}格式不正确`)
    .trim()
    .refine((value) => [...value].length <= max, `${name}不能超过 ${max} 个字`);

/** What is wrong with an amount of money, in words. */
function wrongAmount(name: string, input: unknown): string {
  if (input === undefined || input === '') return `请填写${name}`;
  if (typeof input !== 'string') return `${name}格式不正确`;
  if (/^\d{1,8}\.\d+$/.test(input)) return `${name}最多两位小数`;
  return /^-?\d+(\.\d+)?$/.test(input) ? outOfRange(name) : `${name}应是数字，如 12.50`;
}

const outOfRange = (name: string) => `${name}应在 0 到 99,999,999.99 之间`;

/** As people write an amount, on any keyboard: ￥１２．５０, 1,299 元, 12。5. */
const plainAmount = (typed: string) =>
  typed
    .normalize('NFKC')
    .trim()
    .replace(/^(?:¥|RMB)\s*/i, '')
    .replace(/(?<!\s)\s*(?:元整?|块钱?)$/, '')
    .replace(/^\d{1,3}(?:,\d{3})+(?!\d)/, (groups) => groups.replaceAll(',', ''))
    .replace('。', '.');

/** An amount in yuan on the wire, with at most two decimals; `toFen` of money.pure.ts turns it into whole fen. */
export const yuan = (name: string) => {
  const error = ({ input }: { input?: unknown }) => wrongAmount(name, input);
  const typed = z
    .string()
    .overwrite(plainAmount)
    .regex(/^\d{1,8}(\.\d{1,2})?$/, { error });
  return z
    .union([z.number(), typed], { error })
    .transform(Number)
    .refine((value) => value >= 0 && value <= 99_999_999.99, outOfRange(name))
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, `${name}最多两位小数`);
};

/** The one file of a multipart body, as the HTTP edge hands it on. */
export interface UploadedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

export const uploadedFile = z
  .custom<UploadedFile>(
    // A body in JSON can hold a field of that name, but no bytes.
    (value) => typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array,
    '请选择文件',
  )
  .meta({ type: 'string', format: 'binary' });
