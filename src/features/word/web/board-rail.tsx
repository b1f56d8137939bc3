import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import type { BoardMode } from '../word.contract.ts';
import type { BoardView } from './board-address.ts';
import './board-rail.css';

const RULES = ['对事不对人，不贴隐私。', '链接只显示成文字；带网址或联系方式的，站长看过再显示。'];
const FOR_VISITORS = '不登录也能留言，发送前会自动完成一次验证。';

/** Beside the board: how it goes here, and a way to find what was said. */
export function BoardRail({ view, mode }: { view: BoardView; mode: BoardMode }) {
  const rules = mode === 'open' ? [...RULES, FOR_VISITORS] : RULES;
  return (
    <aside className="board-rail">
      <section>
        <h2>版规</h2>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>找留言</h2>
        <Form action={view.base} role="search" className="board-rail-search">
          {/* A new search empties nothing that was typed; another page's words come in with it. */}
          <Field
            key={view.words}
            label={<span className="visually-hidden">在留言里找</span>}
            name="words"
            type="search"
            size="sm"
            icon={<Search aria-hidden />}
            placeholder="片名、话题、昵称"
            defaultValue={view.words}
            autoComplete="off"
            maxLength={100}
          />
          <Button type="submit" kind="line" size="sm">
            查找
          </Button>
        </Form>
      </section>
    </aside>
  );
}
