/** Calls at once, then at most once per interval; calls in between are answered by one at its end. */
export function throttle(work: () => void, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  function run() {
    isWanted = false;
    work();
    timer = setTimeout(() => {
      timer = undefined;
      if (isWanted) run();
    }, milliseconds);
  }
  return () => {
    if (timer === undefined) run();
    else isWanted = true;
  };
}
