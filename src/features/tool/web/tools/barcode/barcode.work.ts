import { toSVG } from 'bwip-js/generic';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import type { BarcodeKind } from './barcode.options.ts';

export interface BarcodeOptions {
  kind: BarcodeKind;
  /** Millimetres. */
  height: number;
  showText: boolean;
}

export function drawBarcode(text: string, { kind, height, showText }: BarcodeOptions): string {
  const typed = text.trim();
  if (/[^\x20-\x7e]/.test(typed)) throw new ToolFault('条形码只能放英文、数字和半角符号，中文请用二维码');
  try {
    const svg = toSVG({
      bcid: kind,
      text: typed,
      height,
      includetext: showText,
      textxalign: 'center',
      paddingwidth: 8,
      paddingheight: 4,
      backgroundcolor: 'ffffff',
    });
    const [, width, tall] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
    // Without a size of its own a saved picture would open as large as the window.
    return svg.replace('<svg ', `<svg width="${width}" height="${tall}" `);
  } catch (error) {
    throw new ToolFault(reasonOf(error, kind));
  }
}

function reasonOf(error: unknown, kind: BarcodeKind): string {
  const message = error instanceof Error ? error.message : String(error);
  const needs: Partial<Record<BarcodeKind, string>> = {
    ean13: 'EAN-13 要 12 或 13 位数字',
    ean8: 'EAN-8 要 7 或 8 位数字',
    upca: 'UPC-A 要 11 或 12 位数字',
    isbn: 'ISBN 要写成 978-7-… 这样，带短横，共 13 位数字',
    itf14: 'ITF-14 要 13 或 14 位数字',
    code39: 'Code 39 只能用大写字母、数字和 - . 空格 $ / + %',
  };
  if (/check ?digit/i.test(message)) return '最后一位校验码不对，可以去掉它，会自动算上';
  return `${needs[kind] ?? '这种条形码放不下这些内容'}`;
}
