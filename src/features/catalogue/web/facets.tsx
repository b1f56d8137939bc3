import { Chip } from '#/ui/chip/chip.tsx';
import type { FacetOption, FacetRow } from './facet-view.ts';
import './facets.css';

/** Rows of words to narrow a list by. Each is an address, so it works without JavaScript and can be shared. */
export function Facets({ rows }: { rows: readonly FacetRow[] }) {
  return rows.map(({ label, options, more }) => (
    <div key={label} className="facets-row">
      <h2>{label}</h2>
      <div className="facets-words">
        <Words options={options} />
        {more.length > 0 && (
          // Another list gets a fresh fold, open when what is chosen lies in it.
          <details key={more.length} className="facets-more" open={more.some(({ isCurrent }) => isCurrent)}>
            <summary>更多{label}</summary>
            <Words options={more} />
          </details>
        )}
      </div>
    </div>
  ));
}

function Words({ options }: { options: readonly FacetOption[] }) {
  return (
    <ul className="facets-list">
      {options.map(({ name, count, to, isCurrent }) => (
        <li key={name}>
          <Chip kind="bare" to={to} current={isCurrent} preventScrollReset {...(count !== undefined && { count })}>
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
