import { type Chosen, isAvailable, type PickerGoods } from './option-rules.ts';

interface Props {
  goods: PickerGoods;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** The options, group by group. Pressing the chosen one gives it up; what is sold out cannot be pressed. */
export function OptionGroups({ goods, chosen, onChange }: Props) {
  function toggle(group: string, option: string) {
    const { [group]: before, ...others } = chosen;
    onChange(before === option ? others : { ...others, [group]: option });
  }

  return goods.groups?.map(({ key, name, options }) => (
    <fieldset key={key} className="option-picker-group">
      <legend>{name}</legend>
      {options.map((option) => {
        const canChoose = isAvailable(goods, chosen, key, option.id);
        return (
          <button
            key={option.id}
            type="button"
            className="option-picker-option"
            aria-pressed={chosen[key] === option.id}
            disabled={!canChoose}
            onClick={() => toggle(key, option.id)}
          >
            {canChoose ? option.name : `${option.name}（售罄）`}
          </button>
        );
      })}
    </fieldset>
  ));
}
