import { type Challenge, createSolver } from '#/contract/proof.pure.ts';

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  const tryMore = createSolver(data);
  for (;;) {
    const solution = tryMore(1000);
    if (!solution) continue;
    postMessage(solution);
    return;
  }
});
