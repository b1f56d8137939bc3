import { Link } from 'react-router';
import { Progress } from '#/ui/progress/progress.tsx';
import type { HealthPartView } from '../health.contract.ts';

/** Every part in its place: name and state, one number, one line on what happens next. */
export function HealthParts({ parts }: { parts: readonly HealthPartView[] }) {
  return (
    <ul className="health-parts">
      {parts.map((part) => (
        <li key={part.Key} data-state={part.State}>
          <div className="health-part-head">
            <Link to={part.Path}>{part.Name}</Link>
            <span className="health-part-state">{part.Word}</span>
          </div>
          <p className="health-part-value">
            <b className="num">{part.Value}</b> {part.Unit}
          </p>
          {part.Share !== null && (
            <Progress
              label={`${part.Name}已用`}
              value={part.Share}
              max={1}
              size="sm"
              tone={part.State === 'bad' ? 'accent' : 'teal'}
            />
          )}
          <p className="health-part-line">{part.Line}</p>
        </li>
      ))}
    </ul>
  );
}
