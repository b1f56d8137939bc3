import { type ReactNode, useContext, useState } from 'react';
import {
  UNSAFE_DataRouterDataContext as DataRouterDataContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router';

/**
 * A hidden page still re-renders when the router's contexts change, and by then its loader data is gone.
 * It is shown the router as it was when the page was last visible.
 */
export function RouterAsItWas({ isCurrent, children }: { isCurrent: boolean; children: ReactNode }) {
  const state = useContext(DataRouterStateContext);
  const data = useContext(DataRouterDataContext);
  const location = useContext(LocationContext);
  const [frozen, setFrozen] = useState({ state, data, location });
  const isOutdated = frozen.state !== state || frozen.data !== data || frozen.location !== location;
  if (isCurrent && isOutdated) setFrozen({ state, data, location });
  return (
    <DataRouterStateContext value={frozen.state}>
      <DataRouterDataContext value={frozen.data}>
        <LocationContext value={frozen.location}>{children}</LocationContext>
      </DataRouterDataContext>
    </DataRouterStateContext>
  );
}
