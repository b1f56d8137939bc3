import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Dialog } from '#/ui/dialog/dialog.tsx';

interface Props {
  isMember: boolean;
  onClear: () => Promise<boolean>;
}

/** Asks before it clears. Without JavaScript the question is a page of its own. */
export function ClearHistory({ isMember, onClear }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isClearing, setClearing] = useState(false);

  function ask(event: FormEvent) {
    event.preventDefault();
    setAsking(true);
  }
  async function clear() {
    setClearing(true);
    const isDone = await onClear();
    setClearing(false);
    if (isDone) setAsking(false);
  }

  return (
    <form method="post" action="/history" onSubmit={ask}>
      <Button kind="line" size="sm" type="submit" name="intent" value="ask" icon={<Trash2 aria-hidden />}>
        清空
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="清空浏览记录？"
        footer={
          <>
            <Button kind="line" onClick={() => setAsking(false)}>
              取消
            </Button>
            <Button kind="danger" loading={isClearing} onClick={clear}>
              清空
            </Button>
          </>
        }
      >
        <p>{clearingText(isMember)}</p>
      </Dialog>
    </form>
  );
}

export function clearingText(isMember: boolean): string {
  return isMember ? '你在所有设备上的浏览记录都会删除，不能恢复。' : '这个浏览器里的浏览记录会删除，不能恢复。';
}
