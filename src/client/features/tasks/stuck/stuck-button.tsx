import LifeBuoy from 'lucide-react/icons/life-buoy';
import { Suspense, useState } from 'react';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';

/** Loaded on first use, because most visits never need it. */
const Stuck = lazyPart(async () => (await import('./stuck.tsx')).Stuck);

/** Opens the dialog with help for a task on which the person is stuck. */
export const StuckButton = ({ task }: { readonly task: ShownTask }) => {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        icon={LifeBuoy}
        aria-label={`I’m stuck with ${task.title}`}
        // Loads the help while the button is still pressed.
        onPointerDown={Stuck.preload}
        onClick={() => setOpen(true)}
      >
        I’m stuck
      </Button>
      {open ? (
        // Suspends the whole dialog, so that it opens only with its content and can focus it.
        <Suspense fallback={null}>
          <Dialog open onClose={close} title="What makes it hard right now?">
            <Stuck task={task} onClose={close} />
          </Dialog>
        </Suspense>
      ) : null}
    </>
  );
};
