import { PictureTool } from '../../picture/picture-tool.tsx';
import { OPTIONS } from './image-grid.options.ts';

const worker = () => new Worker(new URL('./image-grid.worker.ts', import.meta.url), { type: 'module' });

export default function ImageGrid() {
  return <PictureTool worker={worker} options={OPTIONS} />;
}
