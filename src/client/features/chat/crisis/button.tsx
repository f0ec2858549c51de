import LifeBuoy from 'lucide-react/icons/life-buoy';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { Purpose } from '#domain/chat/lines/country.ts';
import { texts } from '#texts/crisis.js';
import { CrisisDialog } from './crisis-dialog.tsx';

/** Opens the crisis help with the person's plan, without a request to the server. */
export const CrisisButton = ({ fitting }: { readonly fitting: readonly Purpose[] }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="danger" icon={LifeBuoy} onClick={() => setOpen(true)}>
        {texts.crisisHelp}
      </Button>
      <CrisisDialog open={open} onClose={() => setOpen(false)} fitting={fitting} />
    </>
  );
};
