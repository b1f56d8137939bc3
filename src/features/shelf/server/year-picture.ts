import { drawSheet, QUIET, SHEET, SUN, sheetFact, sheetText, shortened } from '#/platform/picture/year-sheet.ts';

/** A member's year in words and numbers, and the drawings of the best titles. */
export interface YearSheet {
  name: string;
  year: number;
  watched: number;
  /** Of what is known to be so long; 0 where nothing is. */
  hours: number;
  isAtLeast: boolean;
  meanScore: number | null;
  months: readonly number[];
  facts: readonly { name: string; value: string }[];
  /** As SVG, the best first. */
  covers: readonly string[];
  siteName: string;
}

const BAR = '#7484a3';

/** The year as one picture to pass on, 1080 × 1920: what the page shows, in the same order. */
export function drawYear(sheet: YearSheet): string {
  const { name, year, watched, hours, isAtLeast, meanScore, months, facts, covers, siteName } = sheet;
  const sums: { value: string; label: string; before?: string }[] = [
    { value: String(watched), label: '部看过' },
    ...(hours > 0 ? [{ value: String(hours), label: '小时', before: isAtLeast ? '至少' : '' }] : []),
    ...(meanScore === null ? [] : [{ value: String(meanScore), label: '平均打分' }]),
  ];
  return drawSheet({
    title: `${shortened(name, 14)}的一年`,
    ...{ year, siteName },
    parts: [
      ...sums.flatMap(({ value, label, before = '' }, index) => [
        sheetText(SHEET.margin + index * 300, 420, before, 36, 'sans', QUIET),
        sheetText(SHEET.margin + index * 300, 530, value, 110, 'figures'),
        sheetText(SHEET.margin + index * 300, 590, label, 36, 'sans', QUIET),
      ]),
      drawMonths(months, 680, 300),
      ...facts.flatMap((fact, index) => sheetFact(fact, 1170 + index * 92)),
      ...covers.slice(0, 4).map((cover, index) => placed(cover, SHEET.margin + index * 228, 1420)),
    ],
  });
}

function drawMonths(months: readonly number[], top: number, height: number): string {
  const most = Math.max(...months, 1);
  const step = SHEET.room / months.length;
  const fullest = months.indexOf(Math.max(...months));
  const bars = months.map((count, month) => {
    const bar = Math.max(8, Math.round((count / most) * height));
    const fill = count > 0 && month === fullest ? SUN : BAR;
    return `<rect x="${SHEET.margin + month * step}" y="${top + height - bar}" width="${step - 12}" height="${bar}" rx="8" fill="${fill}"/>`;
  });
  const said = months[fullest] ? `${fullest + 1} 月最多，${months[fullest]} 部` : '还没有记下看过的';
  return bars.join('') + sheetText(SHEET.margin, top + height + 56, said, 34, 'sans', QUIET);
}

/** A drawing inside this one, 204 wide and rounded by its frame. */
function placed(svg: string, x: number, y: number): string {
  const head = svg.slice(svg.indexOf('<svg'), svg.indexOf('>') + 1);
  const said = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(head)?.[1];
  const box = said('viewBox') ?? `0 0 ${said('width') ?? 300} ${said('height') ?? 420}`;
  return svg.replace(
    head,
    `<svg x="${x}" y="${y}" width="204" height="286" viewBox="${box}" preserveAspectRatio="xMidYMid slice">`,
  );
}
