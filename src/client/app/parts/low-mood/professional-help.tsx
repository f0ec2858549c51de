import { useEffect, useState } from 'react';
import { Suspended } from '#client/app/parts/suspended.tsx';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/app.js';

const CrisisDialog = lazyPart(
  async () => (await import('#client/features/chat/crisis/crisis-dialog.tsx')).CrisisDialog,
);

/** A button that opens contacts for help, for people who feel very low. */
export const ProfessionalHelp = () => {
  const [isOpen, setOpen] = useState(false);
  // Preload the dialog, so that it also opens offline.
  useEffect(() => void CrisisDialog.preload(), []);
  return (
    <div className={kit.rowMiddle}>
      <p>{texts.needMore}</p>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        {texts.crisisLines}
      </Button>
      {isOpen ? (
        <Suspended>
          <CrisisDialog open onClose={() => setOpen(false)} fitting={[]} />
        </Suspended>
      ) : null}
    </div>
  );
};
