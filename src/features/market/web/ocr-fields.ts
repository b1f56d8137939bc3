import { type Degree, readingDegree } from '#/features/ocr/degree.pure.ts';
import type { OcrLine, OcrResult } from '#/features/ocr/ocr.contract.ts';

/** What the form uses of what the picture reader answers. */
export type PictureText = Pick<OcrResult, 'Title' | 'Price' | 'OriginPrice' | 'Discount' | 'Address'> & {
  Lines: readonly Pick<OcrLine, 'Text' | 'Confidence' | 'Weakest'>[];
};

export interface FoundField {
  /** Of the form. */
  name: 'title' | 'price' | 'origin_price' | 'discount' | 'address';
  label: string;
  value: string;
  degree: Degree;
}

const LONGEST = { title: 100, address: 200 };

/** What can go into the form. A discount that both prices say already would only get in the way of a later change. */
export function foundFields({ Title, Price, OriginPrice, Discount, Address, Lines }: PictureText): FoundField[] {
  const hasPrices = Price !== null && OriginPrice !== null;
  const words = (text: string) => readingDegree('words', text.trim(), Lines);
  const number = (value: number | null) => readingDegree('number', textOf(value), Lines);
  const fields: FoundField[] = [
    { name: 'title', label: '标题', value: cut(Title, LONGEST.title), degree: words(Title) },
    { name: 'price', label: '价格', value: textOf(Price), degree: number(Price) },
    { name: 'origin_price', label: '原价', value: textOf(OriginPrice), degree: number(OriginPrice) },
    { name: 'discount', label: '折扣', value: hasPrices ? '' : textOf(Discount), degree: 'look' },
    { name: 'address', label: '地址', value: cut(Address, LONGEST.address), degree: words(Address) },
  ];
  return fields.filter(({ value }) => value !== '');
}

export interface Filling {
  name: FoundField['name'];
  before: string;
  after: string;
}

/** What is filled in by itself: only fields that are empty, and nothing that was hardly read. */
export function fillingsOf(fields: readonly FoundField[], current: (name: string) => string): Filling[] {
  return fields
    .filter(({ name, degree }) => degree !== 'none' && current(name).trim() === '')
    .map(({ name, value }) => ({ name, before: '', after: value }));
}

/** What undoing gives back; a field that was typed in since is left as it is. */
export function takenBack(fillings: readonly Filling[], current: (name: string) => string): Filling[] {
  return fillings.filter(({ name, after }) => current(name) === after);
}

const textOf = (number: number | null) => (number === null ? '' : String(number));
const cut = (text: string, length: number) => [...text.trim()].slice(0, length).join('');
