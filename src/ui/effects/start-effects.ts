import { startClickWords } from './click-words.ts';
import { startParticles } from './particles.ts';

export function startEffects(canvas: HTMLCanvasElement): () => void {
  const stopWords = startClickWords();
  const stopDots = startParticles(canvas);
  return () => {
    stopWords();
    stopDots();
  };
}
