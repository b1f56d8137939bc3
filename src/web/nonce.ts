import { createContext } from 'react';

/** The nonce for our own inline scripts while a page is rendered. In the browser there is none: it hides them anyway. */
export const NonceContext = createContext<string | undefined>(undefined);
