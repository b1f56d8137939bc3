const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/** A Chinese ID number: 18 places with a check character, or 15 as they were before 1999. */
export function isIdNumber(text: string): boolean {
  const id = text.toUpperCase();
  if (/^\d{15}$/.test(id)) return isDay(`19${id.slice(6, 12)}`);
  if (!/^\d{17}[\dX]$/.test(id) || !isDay(id.slice(6, 14))) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(id[index]), 0);
  return CHECKS[sum % 11] === id[17];
}

function isDay(digits: string): boolean {
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8)].map(Number);
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
}
