/** Widths that the layouts show: a thumbnail, a phone's width at two pixels each, a desk. The largest has no suffix. */
export const FILE_WIDTHS = [320, 750, 1500] as const;

export type FileWidth = (typeof FILE_WIDTHS)[number];
