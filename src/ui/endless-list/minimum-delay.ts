/** As the specification sets it. */
const SHORTEST_MS = 200;

/** Settles like the given promise, but not before the time is over: a skeleton that only flashes looks like a fault. */
export async function withMinimumDelay<T>(promise: Promise<T>, milliseconds = SHORTEST_MS): Promise<T> {
  const delay = new Promise((resolve) => setTimeout(resolve, milliseconds));
  const [result] = await Promise.allSettled([promise, delay]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
