import { X } from 'lucide-react';
import { coverUrl } from '#/features/cover/cover-palettes.pure.ts';
import { Popover } from '#/ui/popover/popover.tsx';
import { Card } from '#/ui/section/card.tsx';
import type { KindName } from '../../kinds.pure.ts';
import { TitleSearch } from '../../shared/title-search.tsx';
import { RELATION_NAMES, type RelatedTitle, type RelationKindName } from './studio-state.ts';

interface Props {
  titleKey: string;
  relations: readonly RelatedTitle[];
  onChange: (relations: RelatedTitle[]) => void;
}

/** What belongs to it: other seasons, the film it was made from. Both pages show it. */
export function StudioRelations({ titleKey, relations, onChange }: Props) {
  return (
    <Card
      title="关联"
      className="studio-relations"
      aside={
        <Popover label="+ 添加" buttonClass="studio-link" width={300}>
          <TitleSearch
            label="关联哪一部"
            without={[titleKey, ...relations.map(({ Key }) => Key)]}
            onPick={({ Key, Name, TypeName, Year }) =>
              onChange([...relations, { Key, Name, TypeName, Year, Kind: 'season' }])
            }
          />
        </Popover>
      }
    >
      {relations.length === 0 && <p className="studio-hint">续作、翻拍可以关联起来，两边的页面都会显示。</p>}
      <ul>
        {relations.map((one) => (
          <li key={one.Key}>
            <img
              src={coverUrl({ title: one.Name, kind: one.TypeName as KindName, mini: true })}
              alt=""
              width={32}
              height={44}
              loading="lazy"
            />
            <span>
              <b>{one.Name}</b>
              <select
                aria-label={`和《${one.Name}》的关系`}
                value={one.Kind}
                onChange={({ target }) =>
                  onChange(
                    relations.map((other) =>
                      other === one ? { ...other, Kind: target.value as RelationKindName } : other,
                    ),
                  )
                }
              >
                {Object.entries(RELATION_NAMES).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </span>
            <button
              type="button"
              className="studio-remove"
              aria-label={`取消关联《${one.Name}》`}
              onClick={() => onChange(relations.filter((other) => other !== one))}
            >
              <X size={15} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
