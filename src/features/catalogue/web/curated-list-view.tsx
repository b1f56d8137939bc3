import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { Section } from '#/ui/section/section.tsx';
import { CuratedListCards } from './curated-list-cards.tsx';
import type { readCuratedList } from './curated-list-data.ts';
import { TitleCards } from './title-cards.tsx';

interface Props {
  curatedList: Awaited<ReturnType<typeof readCuratedList>>;
}

export function CuratedListView({ curatedList: { name, summary, cards, others } }: Props) {
  return (
    <div className="any-list catalogue">
      <Crumbs path={[{ label: '首页', to: '/' }, { label: '片库', to: '/home' }, { label: name }]} />
      <PageHead
        title={name}
        note={
          <>
            {summary}共 <b>{cards.length}</b> 部。
          </>
        }
      />
      <TitleCards cards={cards} />
      <Section
        title="更多专题"
        more={{ to: '/home#collections', label: '全部专题' }}
        className="catalogue-curated-lists"
      >
        <CuratedListCards curatedLists={others} />
      </Section>
    </div>
  );
}
