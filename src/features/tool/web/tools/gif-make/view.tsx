import { PictureTool } from '../../picture/picture-tool.tsx';
import { OPTIONS } from './gif-make.options.ts';

const worker = () => new Worker(new URL('./gif-make.worker.ts', import.meta.url), { type: 'module' });

export default function GifMake() {
  return <PictureTool worker={worker} options={OPTIONS} many isOrdered />;
}
