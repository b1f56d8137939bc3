/** The page that is open, with who shared it: the member's Id, or 0 for a visitor. */
export function shareAddress(href: string, userId: number): string {
  const address = new URL(href);
  address.hash = '';
  address.searchParams.set('shareId', String(userId));
  return address.href;
}
