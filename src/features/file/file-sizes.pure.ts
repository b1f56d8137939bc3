/** Widths that the layouts show: a thumbnail, a phone's width at two pixels each, a desk. The largest has no suffix. */
export const FILE_WIDTHS = [320, 750, 1500] as const;

export type FileWidth = (typeof FILE_WIDTHS)[number];

/** The address of one size of an uploaded picture; other pictures are shown as they are. */
export function fileUrl(url: string, width: FileWidth): string {
  if (width === 1500) return url;
  return url.replace(/^\/file\/([a-z0-9]+)\.webp$/, `/file/$1-${width}.webp`);
}
