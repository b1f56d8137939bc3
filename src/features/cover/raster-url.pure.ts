/** Widths at which drawn pictures are to be had in pixels. */
export const RASTER_WIDTHS = [120, 300, 600, 900, 1080] as const;
type RasterWidth = (typeof RASTER_WIDTHS)[number];

/** The address of a drawing or a title's picture in pixels of a size, for programs that draw no SVG. Others stay as they are. */
export function rasterUrl(address: string, width: RasterWidth = 600, format: 'webp' | 'png' | 'jpg' = 'jpg'): string {
  const [, stem, query = ''] =
    /^(\/(?:cover|wish\/picture)\/[^?]*(?=\.svg)|\/any-cover\/[^?.]*(?=\.webp)|\/outside(?=\.webp))\.\w+(\?.*)?$/.exec(
      address,
    ) ?? [];
  if (stem === undefined) return address;
  const rest = query.slice(1).split('&');
  return `${stem}.${format}?${[...rest.filter((one) => one !== '' && !one.startsWith('size=')), `size=${width}`].join('&')}`;
}
