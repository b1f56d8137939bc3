import { Skeleton } from '#/ui/skeleton/skeleton.tsx';

/** One row of cards to come. */
export function CardSkeletons() {
  return (
    <div className="title-grid card-skeletons">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((id) => (
        <span key={id}>
          <Skeleton shape="poster" />
          <Skeleton width="62%" height="15px" />
          <Skeleton width="86%" height="12px" />
        </span>
      ))}
    </div>
  );
}
