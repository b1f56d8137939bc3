import { PictureTool } from '../../picture/picture-tool.tsx';
import { OPTIONS } from './image-convert.options.ts';

const worker = () => new Worker(new URL('./image-convert.worker.ts', import.meta.url), { type: 'module' });

export default function ImageConvert() {
  return <PictureTool worker={worker} options={OPTIONS} many />;
}
