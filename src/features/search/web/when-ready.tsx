import { type ReactNode, Suspense, use } from 'react';
import type { Later } from './unlimited-data.ts';

interface Props<Value> {
  of: Later<Value>;
  /** Shown until it is there. */
  meanwhile: ReactNode;
  children: (value: Value) => ReactNode;
}

/** Shows what is there at once, and what is on its way when it comes. */
export function WhenReady<Value>({ of, meanwhile, children }: Props<Value>) {
  if (!(of instanceof Promise)) return children(of);
  return (
    <Suspense fallback={meanwhile}>
      <Arrived of={of}>{children}</Arrived>
    </Suspense>
  );
}

function Arrived<Value>({ of, children }: { of: Promise<Value>; children: (value: Value) => ReactNode }) {
  return children(use(of));
}
