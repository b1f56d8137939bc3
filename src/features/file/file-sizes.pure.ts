/** Widths that the layouts show: a thumbnail, a phone's width at two pixels each, a desk. The largest has no suffix. */
export const FILE_WIDTHS = [320, 750, 1500] as const;

export type FileWidth = (typeof FILE_WIDTHS)[number];

/** Where one size of a picture lies in the storage. */
export function storedFileName(name: string, width: FileWidth): string {
  return `upload/${name}${width === 1500 ? '' : `-${width}`}.webp`;
}

/** All of them: a picture that lacks one is not whole. */
export const storedFileNames = (name: string): string[] => FILE_WIDTHS.map((width) => storedFileName(name, width));
