import { useState } from 'react';
import { lostConnection } from '#/web/lost-connection.ts';
import type { MarketPlace } from '../market-place.pure.ts';

type State = 'idle' | 'asking' | 'failed';

/** Where the visitor is. How that is found out comes when someone asks. */
export function useLocate(onFound: (place: MarketPlace) => void) {
  const [state, setState] = useState<State>('idle');
  const [message, setMessage] = useState('');

  async function locate() {
    setState('asking');
    setMessage('');
    const found = await import('./locate.ts').then((code) => code.locate(), lostConnection);
    setState(typeof found === 'string' ? 'failed' : 'idle');
    setMessage(typeof found === 'string' ? found : '');
    if (typeof found !== 'string') onFound(found);
  }

  return { state, message, locate };
}
