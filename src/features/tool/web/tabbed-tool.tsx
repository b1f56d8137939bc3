import { FAVOURITE } from '#/features/favourite/favourite-types.pure.ts';
import { FavouriteButton } from '#/features/favourite/shared/favourite-button.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { Tabs } from '#/ui/tabs/tabs.tsx';
import { RecentTools } from './recent-tools.tsx';
import './tabbed-tool.css';

interface Props {
  url: string;
  name: string;
  note: string;
  tabs: Parameters<typeof Tabs>[0]['tabs'];
}

/** A tool with a page and tabs of its own: head, favourite button, and the tools used last. */
export function TabbedTool({ url, name, note, tabs }: Props) {
  return (
    <div className="tabbed-tool">
      <PageHead
        title={name}
        note={note}
        actions={<FavouriteButton id={url} type={FAVOURITE.tool} name={name} look="detail" />}
      />
      <Tabs label={name} tabs={tabs} />
      <RecentTools current={{ url, name }} />
    </div>
  );
}
