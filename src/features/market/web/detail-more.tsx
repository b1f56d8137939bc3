import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#/ui/avatar/avatar.tsx';
import { Button } from '#/ui/button/button.tsx';
import { type MiniCard, MiniCards } from './mini-cards.tsx';

interface ShopProps {
  name: string;
  /** Of its things that are on sale. */
  count: number;
  path: string;
}

export function ShopBlock({ name, count, path }: ShopProps) {
  return (
    <section className="market-panel market-shop" aria-label="店铺">
      <Avatar name={name} size="lg" />
      <p>
        <b>{name}</b>
        <small className="num">{count} 件在架</small>
      </p>
      <Button kind="line" size="sm" to={path}>
        进店
      </Button>
    </section>
  );
}

interface MoreProps {
  title: ReactNode;
  cards: readonly MiniCard[];
  more?: { to: string; label: string } | undefined;
}

/** A closed row of others; nothing without any. */
export function MoreGoods({ title, cards, more }: MoreProps) {
  if (cards.length === 0) return null;
  return (
    <section className="market-panel">
      <h2>
        {title}
        {more && (
          <Link to={more.to} className="market-panel-more">
            {more.label} <ChevronRight size={15} aria-hidden />
          </Link>
        )}
      </h2>
      <MiniCards cards={cards} />
    </section>
  );
}
