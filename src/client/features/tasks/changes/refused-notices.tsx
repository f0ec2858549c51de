import { quoted } from '#client/features/tasks/task-labels.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/tasks.js';
import { type RefusedChange, useRefused } from './refused.ts';

interface RefusedNoticesProps {
  /** Whether the row of the task already shows the refused input and the reason. */
  readonly isInRow: (change: RefusedChange) => boolean;
}

/** Notices about refused changes, which stay until the person dismisses them. */
export const RefusedNotices = ({ isInRow }: RefusedNoticesProps) => {
  const { discard } = useOutboxActions();
  return useRefused()
    .filter((change) => !isInRow(change))
    .map(({ id, text, typed }) => (
      <Notice
        key={id}
        tone="problem"
        action={
          <Button kind="secondary" size="small" onClick={() => void discard(id)}>
            {common.ok}
          </Button>
        }
      >
        {text}
        {typed === null ? null : ` ${texts.youTyped({ quoted: quoted(typed.title) })}`}
      </Notice>
    ));
};
