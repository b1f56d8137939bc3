export type ToastKind = 'info' | 'success' | 'error';

export interface ToastOptions {
  kind?: ToastKind;
  /** Milliseconds; Infinity stays until it is dismissed. */
  duration?: number;
  action?: { label: string; run: () => void };
}

export interface Toast extends ToastOptions {
  id: number;
  message: string;
  kind: ToastKind;
  /** A toast is a short word at the bottom, a notice a line at the top. */
  form: 'toast' | 'notice';
  duration: number;
  isLeaving: boolean;
}

const DURATION = { toast: 2000, notice: 3000, withAction: 6000 } as const;
const MOST = 3;
const LEAVING = 200;

export type Toasts = ReturnType<typeof createToasts>;

/** The list of what is being said right now. It lives outside React, so that anything in the browser can speak. */
export function createToasts() {
  let shown: readonly Toast[] = [];
  let lastId = 0;
  let heldBy: number | undefined;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  function change(next: readonly Toast[]) {
    shown = next;
    for (const listener of listeners) listener();
  }

  function schedule({ id, duration }: Toast) {
    clearTimeout(timers.get(id));
    if (heldBy === undefined && duration !== Number.POSITIVE_INFINITY)
      timers.set(id, setTimeout(dismiss, duration, id));
  }

  function dismiss(id: number): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    change(shown.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)));
    // What is taken away under the pointer or the focus never tells that they left it.
    if (heldBy === id) release();
    setTimeout(() => change(shown.filter((toast) => toast.id !== id)), LEAVING);
  }

  function release(): void {
    heldBy = undefined;
    for (const toast of shown) if (!toast.isLeaving) schedule(toast);
  }

  return {
    /** Shows a message; the same message already in view only starts its time again. */
    show(form: Toast['form'], message: string, options: ToastOptions = {}): () => void {
      const { kind = 'info', action, duration = action ? DURATION.withAction : DURATION[form] } = options;
      const present = shown.filter(({ isLeaving }) => !isLeaving);
      const same = present.find((other) => other.message === message && other.kind === kind && other.form === form);
      lastId += 1;
      const id = same?.id ?? lastId;
      const toast: Toast = { id, message, kind, form, duration, isLeaving: false, ...(action && { action }) };
      if (same) change(shown.map((other) => (other === same ? toast : other)));
      else {
        change([...shown, toast]);
        for (const { id } of present.slice(0, Math.max(0, present.length + 1 - MOST))) dismiss(id);
      }
      schedule(toast);
      return () => dismiss(id);
    },
    dismiss,
    /** While the pointer or the focus is on a toast, none of them leaves; afterwards each gets its full time again. */
    hold(id: number): void {
      heldBy = id;
      for (const timer of timers.values()) clearTimeout(timer);
    },
    release,
    current: (): readonly Toast[] => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
