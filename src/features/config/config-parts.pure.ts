/** One control of a form. */
export interface Part {
  name: string;
  label: string;
  kind: 'text' | 'link' | 'picture' | 'code' | 'yes' | 'choice' | 'words' | 'rows';
  /** Left out of the value while it is empty. */
  optional?: true;
  /** Kept as an empty text. */
  canBeEmpty?: true;
  choices?: readonly { value: string; label: string }[];
  /** The shape of rows that are nested in a row. */
  rows?: Rows;
  /** Of a picture: how wide it is for its height, and at how many pixels it is sharp. */
  ratio?: number;
  width?: number;
}

export interface Rows {
  /** What one row is called: 链接. */
  item: string;
  /** What rows are counted in: 第 2 张. */
  unit?: string;
  parts: readonly Part[];
}

/** How a key is edited. `byPath` is kept as an object whose names are pages, and edited as rows. */
export type Shape =
  | { kind: 'rows'; rows: Rows }
  | { kind: 'byPath'; rows: Rows }
  | { kind: 'object'; parts: readonly Part[] }
  | { kind: 'text' }
  | { kind: 'yes'; label: string }
  | { kind: 'choice'; choices: readonly { value: string; label: string }[] }
  | { kind: 'lines'; hint: string };

export interface KnownKey {
  label: string;
  /** Where it shows. */
  note: string;
  /** The page it changes, as a heading over keys. */
  group: string;
  shape: Shape;
  /** A public page that shows it, and where on that page. */
  page?: string;
  region?: string;
  /** The server reads it, not the page: what is not saved cannot be looked at. */
  isServed?: true;
  /** In a line what it changes, where no page shows it: then the thing itself stands beside the form. */
  effect?: string;
  /** What the site shows while nothing is filled in. */
  builtIn?: string;
}

export const text = (name: string, label: string): Part => ({ name, label, kind: 'text' });
export const link = (name: string, label = '链接'): Part => ({ name, label, kind: 'link' });
export const optional = (part: Part): Part => ({ ...part, optional: true });
export const picture = (width: number, height: number, name = 'image'): Part => ({
  ...{ name, label: '图片', kind: 'picture', width },
  ratio: width / height,
});

/** 第 2 张, 第 3 个链接. */
export const rowName = ({ item, unit = '个' }: Rows, index: number): string =>
  `第 ${index + 1} ${unit}${unit === '个' ? item : ''}`;
