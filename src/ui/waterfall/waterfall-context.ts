import { createContext } from 'react';
import type { NearCards } from './near-cards.ts';

export const WaterfallContext = createContext<NearCards | null>(null);
