import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Dialog } from '#/ui/dialog/dialog.tsx';

/** Asks before what is not saved would be lost: on a way to another page, and when the window is closed. */
export function LeaveGuard({ unsaved }: { unsaved: readonly string[] }) {
  const isDirty = unsaved.length > 0;
  const keyOf = ({ pathname, search }: { pathname: string; search: string }) =>
    `${pathname} ${new URLSearchParams(search).get('key')}`;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && keyOf(currentLocation) !== keyOf(nextLocation),
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="还没有保存"
      footer={
        <>
          <Button kind="line" onClick={() => blocker.proceed?.()}>
            不保存，离开
          </Button>
          <Button onClick={() => blocker.reset?.()}>留下继续改</Button>
        </>
      }
    >
      <p>{unsaved.join('、')}改过了还没有保存，离开后这些修改会丢失。</p>
    </Dialog>
  );
}
