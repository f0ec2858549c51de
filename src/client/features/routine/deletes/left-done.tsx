import { changeMaker } from '#client/features/routine/changes/make-change.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import { useDoLeftDeletes } from './left.ts';
import { removeTask } from './remove-task.ts';

/** Does the deletes that were left when a page was closed, on whichever page comes next. Draws nothing. */
export const LeftDeletes = ({ userId }: { readonly userId: string }) => {
  const { send } = useOutbox();
  useDoLeftDeletes((one) => removeTask(changeMaker(send, userId), one));
  return null;
};
