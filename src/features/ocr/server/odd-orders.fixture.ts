export const ORDERS = { answer: 0, never: 1, loop: 2, reachOut: 3, unreadable: 4, fault: 5 } as const;
