/** What one tool leaves for the next. Lives in the tab only, so its size does not matter. */
let left: { url: string; text: string } | undefined;

export function leaveFor(url: string, text: string): void {
  left = { url, text };
}

export function takeFor(url: string): string | undefined {
  if (left?.url !== url) return undefined;
  const { text } = left;
  left = undefined;
  return text;
}
