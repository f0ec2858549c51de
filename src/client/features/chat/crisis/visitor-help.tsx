import LifeBuoy from 'lucide-react/icons/life-buoy';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { CountryCode } from '#domain/chat/lines/country.ts';
import { texts } from '#texts/crisis.js';
import styles from './crisis.module.css';
import { regionRecord } from './device-records.ts';
import { CrisisDialogView } from './dialog.tsx';
import { useOrganisationHelp } from './organisation/help.tsx';
import { regionChoiceOf } from './region/region-choice.ts';

/** The crisis help for visitors who are not signed in, without a safety plan. */
export const VisitorCrisisHelp = () => {
  useOrganisationHelp();
  const [open, setOpen] = useState(false);
  const [region, setRegion] = useState<CountryCode | null>(() => regionRecord.get());
  return (
    <div className={`${kit.stack2} ${kit.box} ${styles.open}`}>
      <p>{texts.helpWithoutAccount}</p>
      <p>
        <Button kind="danger" icon={LifeBuoy} onClick={() => setOpen(true)}>
          {texts.crisisHelp}
        </Button>
      </p>
      <CrisisDialogView
        open={open}
        onClose={() => setOpen(false)}
        place={regionChoiceOf(region)}
        onRegion={setRegion}
        plan={undefined}
      />
    </div>
  );
};
