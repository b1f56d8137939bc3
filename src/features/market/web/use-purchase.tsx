import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate, useRouteLoaderData } from 'react-router';
import { openOutside } from '#/ui/menu/open-address.ts';
import type { Picked } from '#/ui/option-picker/option-picker.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import type { Site } from '#/web/contexts.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import type { Detail } from './detail-data.ts';
import { ledgerEntry } from './ledger-entry.ts';

const OptionPicker = lazy(async () => ({
  default: (await import('#/ui/option-picker/option-picker.tsx')).OptionPicker,
}));

/** Go and buy it, write it into the ledger, or only choose. */
type Purpose = 'buy' | 'note' | 'choose';
const BUTTONS: Record<Purpose, string> = { buy: '去购买', note: '记一笔', choose: '选好了' };

export interface Purchase {
  /** What was chosen; at first the option whose price the page names. */
  option: string;
  cents: number;
  count: number;
  begin: (purpose: Purpose) => void;
  picker: ReactNode;
}

/** The way from an item to what was chosen of it; the picker comes when it is first wanted. */
export function usePurchase(item: Detail): Purchase {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isMember = useRouteLoaderData<Site>('root')?.user != null;
  const [purpose, setPurpose] = useState<Purpose>();
  const [isOpen, setOpen] = useState(false);
  // The one whose price the page names, as far as there is one.
  const first = item.options.find(({ cents }) => cents === item.cents) ?? item.options[0];
  const [chosen, setChosen] = useState({ option: first?.name ?? '', cents: first?.cents ?? item.cents, count: 1 });

  function begin(wanted: Purpose) {
    if (wanted === 'note' && !isMember) {
      navigate(loginPath(pathname, search));
      return;
    }
    // Nothing to choose between: the seller's page asks how many.
    if (wanted === 'buy' && item.options.length === 0) {
      openOutside(item.link);
      return;
    }
    setPurpose(wanted);
    setOpen(true);
  }

  async function picked({ sku, count }: Picked) {
    setOpen(false);
    setChosen({ option: sku.id, cents: sku.price, count });
    if (purpose === 'buy') openOutside(item.link);
    if (purpose !== 'note') return;
    const body = ledgerEntry(item, { option: sku.id, cents: sku.price, count });
    const answer = await browserApi('POST /api/v1/bill', { body });
    if (answer.ok) toast(`已记一笔：支出 ¥${body.Expense}`, { kind: 'success' });
  }

  const picker = purpose && (
    <Suspense>
      <OptionPicker
        key={purpose}
        open={isOpen}
        onClose={() => setOpen(false)}
        goods={goodsOf(item)}
        {...(chosen.option && { initial: { option: chosen.option } })}
        buttonText={BUTTONS[purpose]}
        onPick={picked}
      />
    </Suspense>
  );
  return { ...chosen, begin, picker };
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
