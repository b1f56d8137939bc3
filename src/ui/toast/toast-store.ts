import { createToasts, type ToastOptions } from './toasts.ts';

export const toasts = createToasts();

/** A short word at the bottom of the window, by default for 2 s. Answers a function that takes it away. */
export function toast(message: string, options?: ToastOptions): () => void {
  return toasts.show('toast', message, options);
}

/** A line at the top of the window, by default for 3 s. */
export function notify(message: string, options?: ToastOptions): () => void {
  return toasts.show('notice', message, options);
}
