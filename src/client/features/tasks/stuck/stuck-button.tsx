import LifeBuoy from 'lucide-react/icons/life-buoy';
import { Suspense, useState } from 'react';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import { texts } from '#texts/tasks-steps.js';

/** Loaded on first use, because most visits never need it. */
const Stuck = lazyPart(async () => (await import('./stuck.tsx')).Stuck);

interface StuckButtonProps {
  readonly task: ShownTask;
  /** Whether the button is only an icon, for a row. */
  readonly isIcon?: boolean;
}

/** Opens the dialog with help for a task on which the person is stuck. */
export const StuckButton = ({ task, isIcon = false }: StuckButtonProps) => {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const label = texts.imStuckWith({ title: task.title });
  const presses = {
    // Loads the help while the button is still pressed.
    onPointerDown: Stuck.preload,
    onClick: () => setOpen(true),
  };
  return (
    <>
      {isIcon ? (
        <IconButton icon={LifeBuoy} label={label} {...presses} />
      ) : (
        <Button kind="secondary" size="small" icon={LifeBuoy} aria-label={label} {...presses}>
          {texts.imStuck}
        </Button>
      )}
      {open ? (
        // Suspends the whole dialog, so that it opens only with its content and can focus it.
        <Suspense fallback={null}>
          <Dialog open onClose={close} title={texts.whatMakesItHard}>
            <Stuck task={task} onClose={close} />
          </Dialog>
        </Suspense>
      ) : null}
    </>
  );
};
