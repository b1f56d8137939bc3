import { xmlText } from '#/contract/xml-text.pure.ts';
import type { BillYear } from '../bill-year.contract.ts';

const WIDTH = 1080;
const HEIGHT = 1920;
const MARGIN = 96;
const ROOM = WIDTH - 2 * MARGIN;
const PAPER = '#f6efdf';
const QUIET = '#b9c3d6';
const LINE = '#33456a';
const TEAL = '#63b8a6';
const SUN = '#f8824e';

type Face = 'serif' | 'sans' | 'figures';
const FONTS: Record<Face, string> = {
  serif: 'font-family="serif" font-weight="700"',
  sans: 'font-family="sans-serif"',
  figures: 'font-family="Num"',
};

function text(x: number, y: number, words: string, size: number, face: Face, fill = PAPER, anchor = 'start'): string {
  return `<text x="${x}" y="${y}" ${FONTS[face]} font-size="${size}" fill="${fill}" text-anchor="${anchor}">${xmlText(words)}</text>`;
}

interface Sheet {
  name: string;
  siteName: string;
  year: BillYear;
  /** Shares only, for a picture that is passed on. */
  isDiscreet: boolean;
}

/** A year of the ledger as one picture, 1080 × 1920. */
export function drawBillYear({ name, siteName, year, isDiscreet }: Sheet): string {
  const rings = [220, 280, 340].map((radius) => `<circle cx="880" cy="200" r="${radius}"/>`).join('');
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
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#13233f"/>`,
    `<g fill="none" stroke="#2b4168" stroke-width="3">${rings}</g><circle cx="880" cy="200" r="160" fill="${SUN}"/>`,
    text(MARGIN, 150, `${shortened(name, 14)}的账本`, 40, 'sans'),
    text(MARGIN, 330, String(year.Year), 190, 'figures'),
    ...sums.flatMap(({ value, label }, index) => [
      text(MARGIN + index * 300, 510, value, 76, 'figures'),
      text(MARGIN + index * 300, 566, label, 34, 'sans', QUIET),
    ]),
    drawMonths(year.Months, 640, 260),
    ...year.Categories.slice(0, 6).flatMap((category, index) => drawCategory(category, 1090 + index * 84, isDiscreet)),
    ...factsOf(year, isDiscreet).flatMap((fact, index) => [
      `<rect x="${MARGIN}" y="${1610 + index * 84}" width="${ROOM}" height="2" fill="${LINE}"/>`,
      text(MARGIN, 1666 + index * 84, fact.name, 34, 'sans', QUIET),
      text(WIDTH - MARGIN, 1666 + index * 84, shortened(fact.value, 20), 36, 'serif', PAPER, 'end'),
    ]),
    text(WIDTH / 2, 1866, siteName, 34, 'serif', QUIET, 'middle'),
    '</svg>',
  ].join('');
}

function drawMonths(months: BillYear['Months'], top: number, height: number): string {
  const most = Math.max(1, ...months.flatMap(({ Expense, Income }) => [Expense, Income]));
  const step = ROOM / months.length;
  const bar = (x: number, yuan: number, fill: string) => {
    const long = yuan > 0 ? Math.max(6, Math.round((yuan / most) * height)) : 3;
    return `<rect x="${x}" y="${top + height - long}" width="${step / 2 - 8}" height="${long}" rx="6" fill="${fill}"/>`;
  };
  return months
    .map(({ Expense, Income }, month) => {
      const x = MARGIN + month * step;
      const label = text(x + step / 2 - 6, top + height + 44, String(month + 1), 26, 'figures', QUIET, 'middle');
      return bar(x, Income, SUN) + bar(x + step / 2 - 5, Expense, TEAL) + label;
    })
    .join('')
    .concat(text(MARGIN, top + height + 110, '橙色是收入，青色是支出', 30, 'sans', QUIET));
}

function drawCategory({ Name, Expense, Share }: BillYear['Categories'][number], y: number, isDiscreet: boolean) {
  const said = isDiscreet ? percent(Share) : `${shortMoney(Expense)} · ${percent(Share)}`;
  return [
    text(MARGIN, y, shortened(Name, 10), 36, 'sans'),
    text(WIDTH - MARGIN, y, said, 36, 'figures', PAPER, 'end'),
    `<rect x="${MARGIN}" y="${y + 16}" width="${ROOM}" height="10" rx="5" fill="${LINE}"/>`,
    `<rect x="${MARGIN}" y="${y + 16}" width="${Math.max(10, Math.round(ROOM * Share))}" height="10" rx="5" fill="${TEAL}"/>`,
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

function shortened(words: string, most: number): string {
  const characters = [...words];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : words;
}
