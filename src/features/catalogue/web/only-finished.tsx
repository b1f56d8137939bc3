import { InnerLink } from '#/ui/link/inner-link.tsx';
import { VisuallyHidden } from '#/ui/visually-hidden/visually-hidden.tsx';
import './only-finished.css';

/** Looks like a box to tick, but is an address: it works without JavaScript. */
export function OnlyFinished({ isOn, to }: { isOn: boolean; to: string }) {
  return (
    <InnerLink to={to} className="only-finished" data-on={isOn || undefined} preventScrollReset>
      仅看完结
      <VisuallyHidden>{isOn ? '（已选，点按取消）' : '（未选）'}</VisuallyHidden>
    </InnerLink>
  );
}
