import { CHUNK_CODE } from './chunk-reload.ts';
import { EARLY_PRESS_CODE } from './early-press.ts';

/** Belongs into the head, before the first script that loads others. It has run when React comes: the browser need not have its text. */
export function FirstScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {import.meta.env.SSR ? `${CHUNK_CODE};${EARLY_PRESS_CODE}` : ''}
    </script>
  );
}
