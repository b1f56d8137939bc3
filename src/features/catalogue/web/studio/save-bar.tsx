import { Button } from '#/ui/button/button.tsx';

interface Props {
  unsaved: readonly string[];
  isNew: boolean;
  isSending: boolean;
  onGiveUp: () => void;
}

/** What would be saved, and the one button that does it. */
export function SaveBar({ unsaved, isNew, isSending, onGiveUp }: Props) {
  const count = unsaved.length;
  return (
    <div className="studio-save" role="status">
      <div>
        <strong>{count > 0 ? `${count} 处未保存` : isNew ? '填好片名就能添加' : '都保存了'}</strong>
        <small>{count > 0 ? unsaved.join('、') : isNew ? '其余以后再补' : '改动会列在这里'}</small>
      </div>
      {count > 0 && (
        <Button kind="quiet" onClick={onGiveUp}>
          放弃
        </Button>
      )}
      <Button type="submit" loading={isSending} kind={count > 0 || isNew ? 'solid' : 'line'}>
        {isNew ? '添加' : '保存'}
      </Button>
    </div>
  );
}
