import { startClickWords } from './click-words.ts';
import { startParticles } from './particles.ts';

export function startEffects(place: HTMLElement): () => void {
  const stopWords = startClickWords();
  const stopDots = startParticles(place);
  return () => {
    stopWords();
    stopDots();
  };
}
