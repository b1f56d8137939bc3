import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { PageHead } from '#/ui/section/page-head.tsx';
import { Section } from '#/ui/section/section.tsx';
import { SiteLink } from '#/web/site-link.tsx';
import { CuratedListCards } from './curated-list-cards.tsx';
import type { readCatalogue } from './curated-list-data.ts';
import { Facets } from './facets.tsx';
import { ListBar } from './list-bar.tsx';
import { TitleCards } from './title-cards.tsx';

interface Props {
  catalogue: Awaited<ReturnType<typeof readCatalogue>>;
}

/** Pick for yourself above, or take what was picked below. */
export function CatalogueView({ catalogue }: Props) {
  const { rows, cards, total, all, curatedLists, clear } = catalogue;
  return (
    <div className="any-list catalogue">
      <PageHead
        title="片库"
        note={
          <>
            按条件筛选，或从 <b>{curatedLists.length}</b> 个专题开始
          </>
        }
      />
      <div className="facets" id="filters">
        <Facets rows={rows} />
      </div>
      <ListBar list={catalogue} />
      {cards.length > 0 ? (
        <TitleCards cards={cards} />
      ) : (
        <EmptyState title="没有合适的" actions={<SiteLink to={clear ?? '/home'}>重新筛选</SiteLink>}>
          放宽一个条件再试试。
        </EmptyState>
      )}
      {total > cards.length && (
        <p className="catalogue-all">
          <SiteLink to={all} className="button" data-kind="line" data-size="md">
            看全部 {thousands(total)} 部
          </SiteLink>
        </p>
      )}
      <Section id="collections" title="专题" note="编辑精选" className="catalogue-curated-lists">
        <CuratedListCards curatedLists={curatedLists} />
      </Section>
    </div>
  );
}
