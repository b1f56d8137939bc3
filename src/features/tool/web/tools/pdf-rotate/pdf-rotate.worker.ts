import { readRanges } from '../../pdf/page-range.pure.ts';
import { rotatePdf } from '../../pdf/pdf-pages.work.ts';
import { servePdf } from '../../pdf/serve-pdf.ts';
import type { Values } from './pdf-rotate.options.ts';

servePdf<Values>(async ([source], { angle, pages }) =>
  source ? [await rotatePdf(source, Number(angle), (count) => readRanges(pages, count).flat())] : [],
);
