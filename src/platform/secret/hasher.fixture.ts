import { createHasher } from './hasher.ts';

/** The least work the library accepts: tests are about what happens with a hash, not about how hard it is to guess. */
export const quickHasher = createHasher({ memoryCost: 8, timeCost: 1 });
