import { Link } from 'wouter';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import type { PagePath } from '#contract/shared/pages.ts';
import { useWaiting, WAITING_ID, waitingText } from './use-waiting.ts';

const BUILDER: PagePath = '/features/routine-builder';

/** A link to the waiting tasks of earlier days. Empty if there are none. */
export const WaitingLink = ({ tasks }: { readonly tasks: readonly ShownTask[] }) => {
  const known = useWaiting(tasks);
  if (known.waiting.length === 0) return null;
  return (
    <p>
      <Link to={`${BUILDER}#${WAITING_ID}`}>{waitingText(known)}</Link>
    </p>
  );
};
