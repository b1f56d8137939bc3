import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ConfigValues } from '#/features/config/config-values.contract.ts';
import { isPhone } from './device.ts';

/**
 * Runs the operator's scripts (statistics, customer service) anew on each route change, those for phones on phones and
 * the others elsewhere. The policy lets our own scripts add others.
 */
export function PageScripts({ scripts }: { scripts: ConfigValues['scripts'] }) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each route change is a reason to run them again
  useEffect(() => {
    const wanted = scripts.filter((script) => script.isMobile === isPhone());
    const elements = wanted.map(inject);
    return () => {
      for (const remove of elements) remove();
    };
  }, [scripts, key]);
  return null;
}

function inject({ type, code = '', src = '' }: ConfigValues['scripts'][number]): () => void {
  const element = document.createElement('script');
  if (type === 'code') element.textContent = code;
  else element.src = src;
  element.dataset['pageScript'] = type;
  document.body.append(element);
  return () => element.remove();
}
