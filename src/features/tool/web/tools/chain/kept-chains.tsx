import { X } from 'lucide-react';
import { Button } from '#/ui/button/button.tsx';
import { IconButton } from '#/ui/button/icon-button.tsx';
import { storedValue, useStored, writeStored } from '#/web/local-storage.ts';
import { chainsOf } from './chain.pure.ts';

export const TOOL_CHAINS = storedValue<unknown>('toolChains');

export function keepChain(name: string, steps: string, kept: unknown): void {
  writeStored(TOOL_CHAINS, [{ name, steps }, ...chainsOf(kept).filter((one) => one.name !== name)]);
}

/** Chains that were kept in this browser. */
export function KeptChains({ onOpen }: { onOpen: (steps: string) => void }) {
  const kept = chainsOf(useStored(TOOL_CHAINS));
  if (kept.length === 0) return null;
  return (
    <ul className="chain-kept" aria-label="保存过的串联">
      {kept.map(({ name, steps }) => (
        <li key={name}>
          <Button kind="line" size="sm" onClick={() => onOpen(steps)}>
            {name}
          </Button>
          <IconButton
            label={`删除${name}`}
            icon={<X />}
            size="sm"
            onClick={() =>
              writeStored(
                TOOL_CHAINS,
                kept.filter((one) => one.name !== name),
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}
