import { LocateFixed } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { useLocate } from './use-locate.ts';

/** Asks the browser where it is; where that is refused, a city can be chosen. */
export function LocateButton() {
  const { revalidate } = useRevalidator();
  const { state, message, locate } = useLocate(() => revalidate());
  return (
    <>
      <Button icon={<LocateFixed size={17} aria-hidden />} loading={state === 'asking'} onClick={locate}>
        用我的位置
      </Button>
      <Button kind="line" to="/market/location">
        选城市
      </Button>
      {message && <p role="status">{message}</p>}
    </>
  );
}
