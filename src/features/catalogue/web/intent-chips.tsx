import { Plus, X } from 'lucide-react';
import { SiteLink } from '#/web/site-link.tsx';
import type { IntentView } from './intent-view.ts';
import './intent-chips.css';

/** What was understood, each to be taken away again, and what would narrow it further. */
export function IntentChips({ intent }: { intent: IntentView }) {
  const { chips, like, more, asName } = intent;
  return (
    <nav className="intent" aria-label="搜索条件">
      {like && (
        <SiteLink to={like.to} className="intent-chip" aria-label={`去掉 像《${like.name}》`}>
          像《{like.name}》
          <X aria-hidden />
        </SiteLink>
      )}
      {chips.map(({ label, text, to }) => (
        <SiteLink key={label + text} to={to} className="intent-chip" aria-label={`去掉 ${label} ${text}`}>
          <em>{label}</em>
          {text}
          <X aria-hidden />
        </SiteLink>
      ))}
      {more.map(({ text, to }) => (
        <SiteLink key={text} to={to} className="intent-chip intent-more" aria-label={`再加上 ${text}`}>
          <Plus aria-hidden />
          {text}
        </SiteLink>
      ))}
      <SiteLink to={asName.to} className="intent-as-name">
        当作片名搜<span>「{asName.words}」</span>
      </SiteLink>
    </nav>
  );
}
