import { Check, Copy, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CallData } from '#/contract/endpoint.ts';
import { Chip } from '#/ui/chip/chip.tsx';
import { Section } from '#/ui/section/section.tsx';
import { copyText } from '#/web/copy-text.ts';
import type { wishApi } from '../wish.contract.ts';
import './blessings.css';

export type BlessingPage = CallData<(typeof wishApi)['GET /api/v1/wish/blessing']>;

interface Props {
  title: string;
  note: string;
  blessings: BlessingPage;
  /** The address of this page with another relation or another part of the list. */
  to: (relation: string, page: number) => string;
}

/** Six texts at a time, to all or to one relation. Reading and choosing need no script, copying does. */
export function Blessings({ title, note, blessings, to }: Props) {
  const { Result, Relation, Relations, Page, PageCount } = blessings;
  const all = Relations.length > 1 ? [{ Name: '', Count: undefined }, ...Relations] : [];
  return (
    <Section
      id="blessings"
      title={title}
      note={note}
      className="blessings"
      extra={
        PageCount > 1 && (
          <Link className="section-more blessings-more" to={to(Relation, (Page % PageCount) + 1)} preventScrollReset>
            <RefreshCw />
            换一批
          </Link>
        )
      }
    >
      {all.length > 0 && (
        <nav className="blessings-relations" aria-label="对谁说">
          {all.map(({ Name }) => (
            <Chip key={Name} to={to(Name, 1)} current={Name === Relation} preventScrollReset>
              {Name || '全部'}
            </Chip>
          ))}
        </nav>
      )}
      <ul className="blessings-list">
        {Result.map((blessing) => (
          <BlessingCell key={blessing.Text} {...blessing} />
        ))}
      </ul>
    </Section>
  );
}

const SHOWN_MS = 2000;

function BlessingCell({ Text, Relation }: BlessingPage['Result'][number]) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    if (!(await copyText(Text))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  }

  return (
    <li>
      <p>
        {Text}
        {Relation !== '通用' && <small>{Relation}</small>}
      </p>
      <button type="button" onClick={copy} aria-label={`${isCopied ? '已复制' : '复制'}：${Text}`}>
        {isCopied ? (
          <span className="blessings-copied">
            <Check aria-hidden />
            已复制
          </span>
        ) : (
          <Copy aria-hidden />
        )}
      </button>
    </li>
  );
}
