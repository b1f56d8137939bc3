import { ListPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { InnerLink } from '#/ui/link/inner-link.tsx';

/** What else can be done with a title: the last line of its panel. */
export function ShelfFoot({ children }: { children: ReactNode }) {
  return <div className="shelf-panel-foot">{children}</div>;
}

export function ToLists({ titleKey }: { titleKey: string }) {
  return (
    <InnerLink to={`/shelf/lists?add=${encodeURIComponent(titleKey)}`} rel="nofollow">
      <ListPlus size={17} aria-hidden />
      片单
    </InnerLink>
  );
}
