import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isAnyPopoverOpen, showOnTop } from '../popover/open-popover.ts';
import { onPopupChange, topPopup } from '../scroll-lock/popup-stack.ts';
import { toasts } from './toast-store.ts';
import type { Toast } from './toasts.ts';
import './toast.css';

const NONE: readonly Toast[] = [];
/** A spring of order 0 parts notices at the top from toasts at the bottom. */
const ABOVE_SPRING = 1_000_000;

/** Shows what `toast` and `notify` say. The page has one, at its root. */
export function Toaster() {
  const region = useTopmostRegion();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, () => NONE);
  if (!region) return null;
  const isAlert = ({ kind }: Toast) => kind === 'error';
  return createPortal(
    // Both live regions are there before anything is said in them, or screen readers miss the first message.
    <>
      <Messages role="status" shown={shown.filter((toast) => !isAlert(toast))} />
      <Messages role="alert" shown={shown.filter(isAlert)} />
    </>,
    region,
  );
}

/**
 * A box in the browser's top layer. An open modal covers everything outside it and makes it inert,
 * so the box moves into the topmost popup and is shown again, which puts it above.
 */
function useTopmostRegion(): HTMLElement | null {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const box = document.createElement('div');
    box.className = 'toaster';
    const rise = () => {
      (topPopup() ?? document.body).append(box);
      showOnTop(box);
    };
    // A popover opened since then lies above: what is said from it must not be hidden by it.
    let newest = 0;
    const riseForNew = () => {
      const latest = toasts.current().at(-1)?.id ?? 0;
      if (latest > newest && isAnyPopoverOpen()) rise();
      newest = Math.max(newest, latest);
    };
    rise();
    const stopRising = [onPopupChange(rise), toasts.subscribe(riseForNew)];
    setRegion(box);
    return () => {
      for (const stop of stopRising) stop();
      box.remove();
    };
  }, []);
  return region;
}

function Messages({ role, shown }: { role: 'status' | 'alert'; shown: readonly Toast[] }) {
  return (
    <div role={role} aria-atomic="false" className="toaster-live">
      {shown.map((toast) => (
        <Message key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function Message({ toast }: { toast: Toast }) {
  const { id, message, kind, form, action, isLeaving } = toast;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the message in view, offers nothing itself
    <div
      className={`toast toast-${form}`}
      data-kind={kind}
      data-leaving={isLeaving || undefined}
      style={{ order: form === 'notice' ? id - ABOVE_SPRING : id }}
      onPointerEnter={() => toasts.hold(id)}
      onPointerLeave={toasts.release}
      onFocus={() => toasts.hold(id)}
      onBlur={toasts.release}
    >
      {kind === 'success' && <Check size={16} aria-hidden />}
      {kind === 'error' && <CircleAlert size={16} aria-hidden />}
      <span>{message}</span>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            action.run();
            toasts.dismiss(id);
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
