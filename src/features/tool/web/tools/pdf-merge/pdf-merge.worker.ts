import { mergePdfs } from '../../pdf/pdf-pages.work.ts';
import { servePdf } from '../../pdf/serve-pdf.ts';

servePdf(async (sources) => [await mergePdfs(sources)]);
