import { use } from 'react';
import { NonceContext } from '#/web/nonce.ts';

/**
 * On the short host a page stands at /{code}, but the router in the browser knows it as /short/{code} and would take
 * what the server rendered for another page. Runs before the router starts.
 */
const CODE = `if(!/^\\/short\\//.test(location.pathname))history.replaceState(history.state,'','/short'+location.pathname+location.search)`;

export function AddressScript() {
  return (
    <script nonce={use(NonceContext)} suppressHydrationWarning>
      {CODE}
    </script>
  );
}
