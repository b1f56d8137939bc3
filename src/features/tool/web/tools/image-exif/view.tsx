import { PictureTool } from '../../picture/picture-tool.tsx';

const OPTIONS = [] as const;
const worker = () => new Worker(new URL('./image-exif.worker.ts', import.meta.url), { type: 'module' });

export default function ImageExif() {
  return <PictureTool worker={worker} options={OPTIONS} many />;
}
