import {
  drawSheet,
  PAPER,
  QUIET,
  SHEET,
  SUN,
  sheetBar,
  sheetFact,
  sheetText,
  shortened,
} from '#/platform/picture/year-sheet.ts';
import type { BillYear } from '../bill-year.contract.ts';

const TEAL = '#63b8a6';

interface Sheet {
  name: string;
  siteName: string;
  year: BillYear;
  /** Shares only, for a picture that is passed on. */
  isDiscreet: boolean;
}

/** A year of the ledger as one picture, 1080 × 1920. */
export function drawBillYear({ name, siteName, year, isDiscreet }: Sheet): string {
  const sums = isDiscreet
    ? [
        { value: String(year.Count), label: '笔账' },
        { value: String(year.Days), label: '天有记录' },
        { value: rateOf(year), label: '结余率' },
      ]
    : [
        { value: shortMoney(year.Expense), label: '支出（元）' },
        { value: shortMoney(year.Income), label: '收入（元）' },
        { value: shortMoney(year.Profit), label: '利润（元）' },
      ];
  return drawSheet({
    title: `${shortened(name, 14)}的账本`,
    ...{ year: year.Year, siteName },
    parts: [
      ...sums.flatMap(({ value, label }, index) => [
        sheetText(SHEET.margin + index * 300, 510, value, 76, 'figures'),
        sheetText(SHEET.margin + index * 300, 566, label, 34, 'sans', QUIET),
      ]),
      drawMonths(year.Months, 640, 260),
      ...year.Categories.slice(0, 6).flatMap((category, index) =>
        drawCategory(category, 1090 + index * 84, isDiscreet),
      ),
      ...factsOf(year, isDiscreet).flatMap((fact, index) => sheetFact(fact, 1666 + index * 84)),
    ],
  });
}

function drawMonths(months: BillYear['Months'], top: number, height: number): string {
  const most = Math.max(1, ...months.flatMap(({ Expense, Income }) => [Expense, Income]));
  const step = SHEET.room / months.length;
  const bar = (x: number, yuan: number, fill: string) => {
    const long = yuan > 0 ? Math.max(6, Math.round((yuan / most) * height)) : 3;
    return `<rect x="${x}" y="${top + height - long}" width="${step / 2 - 8}" height="${long}" rx="6" fill="${fill}"/>`;
  };
  return months
    .map(({ Expense, Income }, month) => {
      const x = SHEET.margin + month * step;
      const label = sheetText(x + step / 2 - 6, top + height + 44, String(month + 1), 26, 'figures', QUIET, 'middle');
      return bar(x, Income, SUN) + bar(x + step / 2 - 5, Expense, TEAL) + label;
    })
    .join('')
    .concat(sheetText(SHEET.margin, top + height + 110, '橙色是收入，青色是支出', 30, 'sans', QUIET));
}

function drawCategory({ Name, Expense, Share }: BillYear['Categories'][number], y: number, isDiscreet: boolean) {
  const said = isDiscreet ? percent(Share) : `${shortMoney(Expense)} · ${percent(Share)}`;
  return [
    sheetText(SHEET.margin, y, shortened(Name, 10), 36, 'sans'),
    sheetText(SHEET.width - SHEET.margin, y, said, 36, 'figures', PAPER, 'end'),
    sheetBar(Share, y + 16, TEAL),
  ];
}

function factsOf({ Payees: [payee], Largest }: BillYear, isDiscreet: boolean) {
  const often = payee && { name: '花得最多', value: `${payee.Name}，${payee.Count} 次` };
  const large = Largest &&
    !isDiscreet && { name: '最大一笔', value: `${Largest.Title} ${shortMoney(Largest.Expense)}` };
  return [often, large].filter((fact) => !!fact);
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const rateOf = ({ Profit, Income }: BillYear) => (Income > 0 ? percent(Profit / Income).replace('-', '−') : '—');

/** 12,345 and 12.3万: what fits beside two others. */
function shortMoney(yuan: number): string {
  const [sign, amount] = [yuan < 0 ? '−' : '', Math.abs(yuan)];
  return sign + (amount >= 100_000 ? `${(amount / 10_000).toFixed(1)}万` : Math.round(amount).toLocaleString('zh-CN'));
}
