import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Stands before routing, for answers that must cost next to nothing. It calls `next` for every request that is not its
 * own; what it passes on may carry another `url`. None is asked before the site is ready.
 */
export type Door = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
