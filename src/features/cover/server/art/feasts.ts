import { autumn } from './feasts/autumn.ts';
import { coldTerms } from './feasts/cold-terms.ts';
import { hearts } from './feasts/hearts.ts';
import { revels } from './feasts/revels.ts';
import { solemn } from './feasts/solemn.ts';
import { spring } from './feasts/spring.ts';
import { state } from './feasts/state.ts';
import { summer } from './feasts/summer.ts';
import { trades } from './feasts/trades.ts';
import { warmTerms } from './feasts/warm-terms.ts';
import type { Draw } from './stage.ts';

/** A picture for each feast, by the name its address has. */
const FEASTS: ReadonlyMap<string, Draw> = new Map(
  Object.entries({
    ...spring,
    ...summer,
    ...autumn,
    ...warmTerms,
    ...coldTerms,
    ...state,
    ...hearts,
    ...trades,
    ...revels,
    ...solemn,
  }),
);

export const feastNamed = (name: string): Draw | undefined => FEASTS.get(name);
export const FEAST_NAMES: readonly string[] = [...FEASTS.keys()];
