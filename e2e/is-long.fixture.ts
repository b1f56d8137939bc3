/** `npm run drill` goes on for longer than `npm test`. */
export const isLong = process.env['DRILL'] === 'long';
