import type { ReactNode } from 'react';
import { LATER_ID } from '#client/features/tasks/task-labels.ts';
import { useArrival } from '#client/lib/navigation/use-arrival.ts';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';

/** The tasks without a day, collapsed until somebody opens them or follows a link to them. */
export const LaterTasks = ({ children }: { readonly children: ReactNode }) => {
  useArrival(LATER_ID);
  return (
    <Fold label="Later">
      <p id={LATER_ID} tabIndex={-1} className={`${kit.soft} ${kit.noRing}`}>
        Tasks without a day. They can wait as long as you like.
      </p>
      {children}
    </Fold>
  );
};
