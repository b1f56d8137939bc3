import { PictureTool } from '../../picture/picture-tool.tsx';
import { OPTIONS } from './image-resize.options.ts';

const worker = () => new Worker(new URL('./image-resize.worker.ts', import.meta.url), { type: 'module' });

export default function ImageResize() {
  return <PictureTool worker={worker} options={OPTIONS} many />;
}
