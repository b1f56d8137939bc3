import type { Abilities } from './conversation.service.ts';

/** For processes that hear nobody. */
export const noAbilities: Abilities = {
  sections: () => [],
  understand: async () => '',
  shorten: async () => '',
  note: async () => {},
  lunarDay: () => '',
};
