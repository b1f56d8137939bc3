import { createContext } from 'react';

/** The number of the request that a page is rendered for. The browser knows none and leaves what the server wrote. */
export const RequestIdContext = createContext('');
