import { rangeName } from '../../pdf/page-range.pure.ts';
import { splitPdf } from '../../pdf/pdf-pages.work.ts';
import { servePdf } from '../../pdf/serve-pdf.ts';
import type { Values } from './pdf-split.options.ts';
import { groupsOf } from './pdf-split.work.ts';

servePdf<Values>(async ([source], values) =>
  source ? splitPdf(source, (count) => groupsOf(count, values), values.way === 'one' ? () => '选页' : rangeName) : [],
);
