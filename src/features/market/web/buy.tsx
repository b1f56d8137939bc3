import { MessageCircle, NotebookPen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate, useRouteLoaderData } from 'react-router';
import { FAVOURITE } from '#/features/favourite/favourite-types.pure.ts';
import { FavouriteButton } from '#/features/favourite/shared/favourite-button.tsx';
import type { Picked } from '#/ui/option-picker/option-picker.tsx';
import { SubmitBar, SubmitBarAction } from '#/ui/submit-bar/submit-bar.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import type { Site } from '#/web/contexts.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import type { Detail } from './detail-data.ts';
import { ledgerEntry } from './ledger-entry.ts';

const OptionPicker = lazy(async () => ({
  default: (await import('#/ui/option-picker/option-picker.tsx')).OptionPicker,
}));

type Purpose = 'buy' | 'note';

/** The bar at the foot: keep it, ask, write it into the ledger, go and buy it. */
export function Buy({ item }: { item: Detail }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isMember = useRouteLoaderData<Site>('root')?.user != null;
  const [purpose, setPurpose] = useState<Purpose>();
  const [isOpen, setOpen] = useState(false);
  const canBuy = item.link !== '';

  function begin(wanted: Purpose) {
    if (wanted === 'note' && !isMember) {
      navigate(loginPath(pathname, search));
      return;
    }
    // Nothing to choose between: the seller's page asks how many.
    if (wanted === 'buy' && item.options.length === 0) {
      goBuy();
      return;
    }
    setPurpose(wanted);
    setOpen(true);
  }

  function goBuy() {
    const opened = window.open(item.link, '_blank');
    if (opened) opened.opener = null;
    else window.location.assign(item.link);
  }

  async function picked({ sku, count }: Picked) {
    setOpen(false);
    if (purpose === 'buy') {
      goBuy();
      return;
    }
    const body = ledgerEntry(item, { option: sku.id, cents: sku.price, count });
    const answer = await browserApi('POST /api/v1/bill', { body });
    if (answer.ok) toast(`已记一笔：支出 ¥${body.Expense}`, { kind: 'success' });
  }

  return (
    <>
      <SubmitBar
        price={item.cents}
        buttonText={canBuy ? '立即购买' : '记一笔'}
        buttonType="accent"
        onSubmit={() => begin(canBuy ? 'buy' : 'note')}
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
      {purpose && (
        <Suspense>
          <OptionPicker
            key={purpose}
            open={isOpen}
            onClose={() => setOpen(false)}
            goods={goodsOf(item)}
            {...(item.options[0] && { initial: { option: item.options[0].name } })}
            buttonText={purpose === 'buy' ? '去购买' : '记一笔'}
            onPick={picked}
          />
        </Suspense>
      )}
    </>
  );
}

/** Nobody tells us what is left in the shop. */
const UNKNOWN = Number.POSITIVE_INFINITY;

function goodsOf({ title, cents, images, options }: Detail) {
  const picture = images[0];
  return {
    title,
    price: cents,
    stock: UNKNOWN,
    ...(picture && { picture }),
    ...(options.length > 0 && {
      groups: [{ key: 'option', name: '规格', options: options.map(({ name }) => ({ id: name, name })) }],
      skus: options.map(({ name, cents: price }) => ({ id: name, options: { option: name }, price, stock: UNKNOWN })),
    }),
  };
}
