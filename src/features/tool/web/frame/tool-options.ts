interface Named {
  key: string;
  label: string;
}

export interface Choice extends Named {
  kind: 'choice';
  choices: readonly { value: string; label: string }[];
  default: string;
  /** Shows the label, where the choices alone do not say what they are about. */
  isNamed?: boolean;
}

export interface Toggle extends Named {
  kind: 'switch';
  default: boolean;
}

export interface Amount extends Named {
  kind: 'number';
  default: number;
  min?: number;
  max?: number;
  step?: number;
  unit?: string;
}

export interface Line extends Named {
  kind: 'text';
  default: string;
  placeholder?: string;
  /** Keys and passwords: shown as dots, never written into the address. */
  secret?: boolean;
  /** For dates and colours the browser brings a picker. */
  input?: 'text' | 'date' | 'time' | 'datetime-local' | 'color';
}

export type ToolOption = Choice | Toggle | Amount | Line;

type ValueOf<Option> = Option extends { kind: 'choice'; choices: readonly { value: infer Value }[] }
  ? Value
  : Option extends { kind: 'switch' }
    ? boolean
    : Option extends { kind: 'number' }
      ? number
      : string;

/** The values of a list of options that was written `as const satisfies readonly ToolOption[]`. */
export type OptionValues<Options extends readonly ToolOption[]> = {
  [Option in Options[number] as Option['key']]: ValueOf<Option>;
};

export type AnyValue = string | number | boolean;

/** What an option means by a text from the address. Undefined when it makes no sense. */
export function parseValue(option: ToolOption, text: string): AnyValue | undefined {
  if (option.kind === 'choice') return option.choices.some(({ value }) => value === text) ? text : undefined;
  if (option.kind === 'switch') return text === '1' || (text === '0' ? false : undefined);
  // A colour ends up in drawings, so nothing else may come in by its name.
  if (option.kind === 'text') return option.input === 'color' && !/^#[0-9a-f]{6}$/i.test(text) ? undefined : text;
  const number = Number(text);
  const { min = -Infinity, max = Infinity } = option;
  return text.trim() !== '' && number >= min && number <= max ? number : undefined;
}

export function spellValue(value: AnyValue): string {
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
}

export function defaultsOf<const Options extends readonly ToolOption[]>(options: Options): OptionValues<Options> {
  // One entry for each option, of the type that the option's kind names.
  return Object.fromEntries(options.map((option) => [option.key, option.default])) as OptionValues<Options>;
}
