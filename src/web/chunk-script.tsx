import { CHUNK_CODE } from './chunk-reload.ts';

/** Belongs into the head, before the first script that loads others. */
export function ChunkScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {CHUNK_CODE}
    </script>
  );
}
