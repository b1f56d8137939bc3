import { MessageCircle, NotebookPen } from 'lucide-react';
import { useNavigate } from 'react-router';
import { FAVOURITE } from '#/features/favourite/favourite-types.pure.ts';
import { FavouriteButton } from '#/features/favourite/shared/favourite-button.tsx';
import { SubmitBar, SubmitBarAction } from '#/ui/submit-bar/submit-bar.tsx';
import type { Detail } from './detail-data.ts';
import type { Purchase } from './use-purchase.tsx';

/** The bar at the foot: keep it, ask, write it into the ledger, go and buy it. */
export function Buy({ item, purchase }: { item: Detail; purchase: Purchase }) {
  const navigate = useNavigate();
  const { begin, cents, count, picker } = purchase;
  const canBuy = item.link !== '';
  const isAsked = !canBuy && item.isByMember;
  return (
    <>
      <SubmitBar
        price={cents * count}
        buttonText={canBuy ? '立即购买' : isAsked ? '联系发布者' : '记一笔'}
        buttonType={canBuy ? 'accent' : 'solid'}
        onSubmit={() => (isAsked ? showTalk() : begin(canBuy ? 'buy' : 'note'))}
      >
        <FavouriteButton id={String(item.id)} type={FAVOURITE.market} name={item.title} look="dock" />
        <SubmitBarAction
          icon={<MessageCircle aria-hidden />}
          label="留言"
          yields={canBuy ? 1 : 2}
          onClick={() => navigate('/market/word')}
        />
        {canBuy && (
          <SubmitBarAction icon={<NotebookPen aria-hidden />} label="记一笔" yields={2} onClick={() => begin('note')} />
        )}
      </SubmitBar>
      {picker}
    </>
  );
}

/** What is offered by a member is talked about further up the page. */
function showTalk() {
  const talk = document.getElementById('talk');
  talk?.scrollIntoView({ block: 'center' });
  talk?.querySelector<HTMLElement>('textarea, a')?.focus({ preventScroll: true });
}
