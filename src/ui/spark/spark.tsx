import './spark.css';

interface Props {
  values: readonly number[];
  /** What the row of bars shows, and over how long. */
  label: string;
  width?: number;
  height?: number;
  /** last: only the newest bar is coloured. */
  tone?: 'all' | 'last';
}

/** A row of bars, not a line: a day with a single click must still show. */
export function Spark({ values, label, width = 120, height = 28, tone = 'all' }: Props) {
  const highest = Math.max(1, ...values);
  const step = width / values.length;
  return (
    <svg
      className="spark"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      data-tone={tone}
    >
      {values.map((value, index) => {
        const tall = Math.max(1.5, (value / highest) * (height - 2));
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the row
            key={index}
            className={value > 0 ? 'spark-bar' : 'spark-none'}
            x={round(index * step + 0.5)}
            y={round(height - tall)}
            width={round(Math.max(1.5, step - 2))}
            height={round(tall)}
            rx="1"
          />
        );
      })}
    </svg>
  );
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
