import type { ReactNode } from 'react';
import { LATER_ID } from '#client/features/tasks/task-labels.ts';
import { useArrival } from '#client/lib/navigation/use-arrival.ts';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/tasks.js';

/** The tasks without a day, collapsed until somebody opens them or follows a link to them. */
export const LaterTasks = ({ children }: { readonly children: ReactNode }) => {
  useArrival(LATER_ID);
  return (
    <Fold label={common.later}>
      <p id={LATER_ID} tabIndex={-1} className={`${kit.soft} ${kit.noRing}`}>
        {texts.withoutDay}
      </p>
      {children}
    </Fold>
  );
};
