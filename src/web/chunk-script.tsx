import { CHUNK_CODE } from './chunk-reload.ts';

/** Belongs into the head, before the first script that loads others. It has run when React comes: the browser need not have its text. */
export function ChunkScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {import.meta.env.SSR ? CHUNK_CODE : ''}
    </script>
  );
}
