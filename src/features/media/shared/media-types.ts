import type { CallData } from '#/contract/endpoint.ts';
import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import type { mediaApi } from '../media.contract.ts';

export type MediaPage = CallData<(typeof mediaApi)['GET /api/v1/media']>;
export type Media = MediaPage['Result'][number];

/** A picture as a field takes it. */
export interface Picked {
  Url: string;
  Width: number;
  Height: number;
}

/** Where a picture will stand. */
export interface PicturePlace {
  /** Said in the head of the library: 市集 · 轮播图第 2 张. */
  place: string;
  /** Width by height; without one nothing is cut. */
  ratio?: number | undefined;
  /** The width in pixels at which it is sharp there. */
  width?: number | undefined;
}

export const thumbOf = (url: string): string =>
  /^\/file\/[0-9a-f]{32}\.webp$/.test(url) ? url.replace('.webp', '-320.webp') : outsidePicture(url);

export function bytesText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
