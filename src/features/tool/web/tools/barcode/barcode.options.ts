export const KINDS = [
  { value: 'code128', label: 'Code 128（通用）' },
  { value: 'ean13', label: 'EAN-13（商品）' },
  { value: 'ean8', label: 'EAN-8' },
  { value: 'upca', label: 'UPC-A' },
  { value: 'code39', label: 'Code 39' },
  { value: 'itf14', label: 'ITF-14（外箱）' },
  { value: 'isbn', label: 'ISBN（图书）' },
] as const;

export type BarcodeKind = (typeof KINDS)[number]['value'];
