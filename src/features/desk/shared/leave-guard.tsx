import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Dialog } from '#/ui/dialog/dialog.tsx';
import { isLeavingForLogin } from '#/web/leave-for-login.ts';

interface Props {
  /** What would be lost, as the question names it. */
  unsaved: readonly string[];
  /** Whether it still is unsaved, for those who know it before the page is drawn again. */
  still?: { readonly current: boolean };
}

interface Place {
  pathname: string;
  search: string;
}

/** A form that was sent stays on its page; what was new has a name from then on. */
function isSameRecord(here: Place, there: Place): boolean {
  const known = recordIn(here);
  return here.pathname === there.pathname && (known === '' || known === recordIn(there));
}

function recordIn({ search }: Place): string {
  const query = new URLSearchParams(search);
  return ['key', 'id', 'Id', 'name', 'edit'].flatMap((name) => query.get(name) ?? []).join(' ');
}

/** Asks before what is not saved would be lost: on a way to another page, and when the window is closed. */
export function LeaveGuard({ unsaved, still }: Props) {
  const isDirty = unsaved.length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && still?.current !== false && !isSameRecord(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      // What leads to the login keeps what was typed.
      if (!isLeavingForLogin()) event.preventDefault();
    };
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
