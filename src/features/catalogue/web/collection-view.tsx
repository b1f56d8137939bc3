import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { Section } from '#/ui/section/section.tsx';
import { CollectionCards } from './collection-cards.tsx';
import type { readCollection } from './collection-data.ts';
import { TitleCard } from './title-card.tsx';

interface Props {
  collection: Awaited<ReturnType<typeof readCollection>>;
}

export function CollectionView({ collection: { name, summary, cards, others } }: Props) {
  return (
    <div className="any-list catalogue">
      <Crumbs path={[{ label: '首页', to: '/' }, { label: '片库', to: '/home' }, { label: name }]} />
      <PageHead
        title={name}
        note={
          <>
            {summary} 共 <b>{cards.length}</b> 部。
          </>
        }
      />
      <ul className="title-grid">
        {cards.map((card) => (
          <li key={card.key}>
            <TitleCard card={card} />
          </li>
        ))}
      </ul>
      <Section title="别的专题" more={{ to: '/home#collections', label: '全部专题' }} className="catalogue-collections">
        <CollectionCards collections={others} />
      </Section>
    </div>
  );
}
