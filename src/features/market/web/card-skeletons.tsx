import { Skeleton } from '#/ui/skeleton/skeleton.tsx';
import './card-skeletons.css';

/** Heights of pictures that are about to come, as varied as they are. */
const RATIOS = ['1 / 1.2', '1 / 0.9', '1 / 0.85', '1 / 1.1'];

/** The outline of the next cards, in the shape they will have. The list around it says that it is busy. */
export function CardSkeletons() {
  return (
    <div className="market-skeletons" aria-hidden="true">
      {RATIOS.map((ratio) => (
        <div key={ratio} className="market-skeleton">
          <span className="skeleton" style={{ aspectRatio: ratio, height: 'auto' }} />
          <p>
            <Skeleton />
            <Skeleton width="60%" />
            <Skeleton width="38%" height="18px" />
          </p>
        </div>
      ))}
    </div>
  );
}
