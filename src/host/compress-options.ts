import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/** How answers are compressed that nobody compressed before. */
export const compressOptions: FastifyCompressOptions = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  // Text only: bytes that are gzip already would be sent as they are, but labelled `br` by the plugin.
  customTypes: /^text\/(?!event-stream)|[+/](?:json|text|xml)(?:;|$)/,
  // Flushed with every piece: a page that is streamed would else wait in here until all of it is there.
  brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
};
