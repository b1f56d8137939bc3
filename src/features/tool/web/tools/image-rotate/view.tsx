import { PictureTool } from '../../picture/picture-tool.tsx';
import { OPTIONS } from './image-rotate.options.ts';

const worker = () => new Worker(new URL('./image-rotate.worker.ts', import.meta.url), { type: 'module' });

export default function ImageRotate() {
  return <PictureTool worker={worker} options={OPTIONS} many />;
}
