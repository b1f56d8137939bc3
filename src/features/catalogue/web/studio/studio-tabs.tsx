const PARTS = [
  { value: 'data', label: '资料' },
  { value: 'cover', label: '封面' },
  { value: 'sets', label: '选集' },
  { value: 'where', label: '平台' },
] as const;

/** On a phone one part at a time. Radio buttons, so that the style sheet alone knows which. */
export function Tabs() {
  return (
    <fieldset className="studio-tabs">
      <legend>看哪一部分</legend>
      {PARTS.map(({ value, label }, index) => (
        <label key={value}>
          <input type="radio" name="studio-part" value={value} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
