import LifeBuoy from 'lucide-react/icons/life-buoy';
import { useState } from 'react';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import { Stuck } from './stuck.tsx';

/** Opens the dialog with help for a task on which the person is stuck. */
export const StuckButton = ({ task }: { readonly task: ShownTask }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        icon={LifeBuoy}
        aria-label={`I’m stuck with ${task.title}`}
        onClick={() => setOpen(true)}
      >
        I’m stuck
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="What makes it hard right now?">
        <Stuck task={task} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
};
