import { namesAddress, type PictureShelf, swapUpload, uploadsIn } from '#/platform/picture/picture-shelf.ts';
import { configLabel } from '../config-shapes.pure.ts';
import type { ConfigService } from './config.service.ts';

/** Config values that show uploads. A swap is a new version like every other change. */
export function configPictures(config: ConfigService): PictureShelf {
  return {
    kind: '站点配置',
    // A slash may be written with a backslash in JSON.
    holds: async (address) =>
      (await config.all()).some(({ value }) => namesAddress(value.replaceAll('\\/', '/'), address)),
    uses: async () =>
      (await config.all()).flatMap(({ key, value }) => {
        const uploads = uploadsIn(value);
        const path = `/market/admin/config?key=${encodeURIComponent(key)}`;
        return uploads.length > 0 ? [{ key, name: configLabel(key), path, uploads }] : [];
      }),
    async swap(keys, from, to, changedBy) {
      for (const key of keys) {
        const { value, version } = await config.find(key);
        const swapped = swapUpload(value, from, to);
        if (swapped === value) continue;
        await config.save({ key, value: swapped, ifMatch: `"${version}"`, note: '在媒体库里替换图片', changedBy });
      }
    },
  };
}
