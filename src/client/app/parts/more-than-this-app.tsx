import { useEffect, useState } from 'react';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Suspended } from './suspended.tsx';

const CrisisDialog = lazyPart(
  async () => (await import('#client/features/chat/crisis/own-dialog.tsx')).OwnCrisisDialog,
);

/** A button to reach people who help, for somebody who feels very low. */
export const MoreThanThisApp = () => {
  const [isOpen, setOpen] = useState(false);
  // Preloaded, so that it also opens offline.
  useEffect(() => void CrisisDialog.preload(), []);
  return (
    <div className={kit.rowMiddle}>
      <p>Need more than this app?</p>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        Crisis lines
      </Button>
      {isOpen ? (
        <Suspended>
          <CrisisDialog open onClose={() => setOpen(false)} fitting={[]} />
        </Suspended>
      ) : null}
    </div>
  );
};
