import { PictureTool } from '../../picture/picture-tool.tsx';
import { OPTIONS } from './image-crop.options.ts';

const worker = () => new Worker(new URL('./image-crop.worker.ts', import.meta.url), { type: 'module' });

export default function ImageCrop() {
  return <PictureTool worker={worker} options={OPTIONS} many />;
}
