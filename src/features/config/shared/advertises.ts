import type { RouterContextProvider } from 'react-router';
import type { ConfigValues } from '#/features/config/config-values.contract.ts';
import { transportContext } from '#/web/contexts.ts';
import { readSiteConfig } from '#/web/site-config.ts';

/** The names of the places that the operator may fill with pictures. */
type Slot = Extract<keyof ConfigValues, `${string}Advertises`>;
export type Advertisement = ConfigValues[Slot][number];

/** What the operator has put into some of the slots. */
export async function readAdvertises<Name extends Slot>(
  context: Readonly<RouterContextProvider>,
  ...slots: Name[]
): Promise<Record<Name, Advertisement[]>> {
  const config = await readSiteConfig(context.get(transportContext));
  // One entry for each name that was asked for, so the record is complete.
  return Object.fromEntries(slots.map((slot) => [slot, config[slot] ?? []])) as Record<Name, Advertisement[]>;
}
