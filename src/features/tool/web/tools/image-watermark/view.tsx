import { PictureTool } from '../../picture/picture-tool.tsx';
import { OPTIONS } from './image-watermark.options.ts';

const worker = () => new Worker(new URL('./image-watermark.worker.ts', import.meta.url), { type: 'module' });

export default function ImageWatermark() {
  return <PictureTool worker={worker} options={OPTIONS} many />;
}
