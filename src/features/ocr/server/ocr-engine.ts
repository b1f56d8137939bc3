import type { ReadPicture } from './reading.pure.ts';

/** Reads text in pictures. Whoever calls has made sure that it is a picture, and not too large. */
export interface OcrEngine {
  read(bytes: Uint8Array): Promise<ReadPicture>;
  /** Ends what is under way and frees what it holds. A later read starts anew. */
  stop(): Promise<void>;
}
