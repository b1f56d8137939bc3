import { createContext } from 'react';

/** What the page of a fault says of its request. Only the server knows; the browser leaves what that wrote. */
export const FaultContext = createContext('');
