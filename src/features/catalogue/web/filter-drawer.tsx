import { Button } from '#/ui/button/button.tsx';
import { Drawer } from '#/ui/drawer/drawer.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import type { FacetRow } from './facet-view.ts';
import { Facets } from './facets.tsx';
import './filter-drawer.css';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  rows: readonly FacetRow[];
  total: number;
  clear: string | null;
}

/** The filters on a phone. Each choice takes effect at once; the button says how many are left. */
export default function FilterDrawer({ isOpen, onClose, rows, total, clear }: Props) {
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title="筛选"
      footer={
        <div className="filter-drawer-foot">
          {clear && (
            <Button kind="line" size="lg" to={clear} preventScrollReset>
              清空
            </Button>
          )}
          <Button size="lg" wide onClick={onClose}>
            看 <span className="num">{thousands(total)}</span> 部
          </Button>
        </div>
      }
    >
      <Facets rows={rows} />
    </Drawer>
  );
}
