import { Bell } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { browserApi } from '#/web/browser-api.ts';
import type { Site } from '#/web/contexts.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { priceText } from '../price.pure.ts';
import { niceBelow } from './price-history.pure.ts';

/** One button that names its number; once asked for it says so, and can be changed or taken back. */
export function PriceAlert({ id, price }: { id: number; price: number }) {
  const { pathname } = useLocation();
  const isMember = useRouteLoaderData<Site>('root')?.user != null;
  const [below, setBelow] = useState<number | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const offered = niceBelow(price);

  useEffect(() => {
    if (!isMember) return;
    let isOver = false;
    browserApi('GET /api/v1/crawl/common/alert', { query: { id } }, { quiet: true }).then((answer) => {
      if (answer.ok && !isOver) setBelow(answer.data.below);
    });
    return () => {
      isOver = true;
    };
  }, [id, isMember]);

  async function wait(wanted: number) {
    setBusy(true);
    const answer = await browserApi('PUT /api/v1/crawl/common/alert', { body: { id, below: wanted } });
    setBusy(false);
    if (!answer.ok) return;
    setBelow(answer.data.below);
    setChanging(false);
  }

  async function stop() {
    const answer = await browserApi('DELETE /api/v1/crawl/common/alert', { query: { id } });
    if (answer.ok) setBelow(null);
  }

  function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    wait(Number(new FormData(event.currentTarget).get('below')));
  }

  if (!isMember)
    return (
      <Button kind="line" to={loginPath(pathname)} icon={<Bell size={17} aria-hidden />} className="market-alert">
        登录后可设降价提醒
      </Button>
    );
  if (isChanging)
    return (
      <form className="market-alert-form" onSubmit={change}>
        <label>
          降到 ¥
          <input
            name="below"
            type="number"
            inputMode="decimal"
            min="0.01"
            step="0.01"
            max={price - 0.01}
            defaultValue={below ?? offered}
            required
          />
          以下
        </label>
        <Button type="submit" size="sm" loading={isBusy}>
          好
        </Button>
      </form>
    );
  if (below !== null)
    return (
      <p className="market-alert-set" role="status">
        <Bell size={17} aria-hidden />
        <span>
          会告诉你：低于 <b className="num">¥{priceText(below)}</b>
        </span>
        <button type="button" onClick={() => setChanging(true)}>
          改
        </button>
        <button type="button" onClick={stop}>
          取消
        </button>
      </p>
    );
  return (
    <Button
      kind="line"
      icon={<Bell size={17} aria-hidden />}
      loading={isBusy}
      className="market-alert"
      onClick={() => wait(offered)}
    >
      降到 ¥{priceText(offered)} 以下时告诉我
    </Button>
  );
}
