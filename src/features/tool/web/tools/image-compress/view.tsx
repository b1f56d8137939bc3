import { PictureTool } from '../../picture/picture-tool.tsx';
import { OPTIONS } from './image-compress.options.ts';

const worker = () => new Worker(new URL('./image-compress.worker.ts', import.meta.url), { type: 'module' });

export default function ImageCompress() {
  return <PictureTool worker={worker} options={OPTIONS} many />;
}
