import { PictureTool } from '../../picture/picture-tool.tsx';
import { OPTIONS } from './image-join.options.ts';

const worker = () => new Worker(new URL('./image-join.worker.ts', import.meta.url), { type: 'module' });

export default function ImageJoin() {
  return <PictureTool worker={worker} options={OPTIONS} many isOrdered />;
}
