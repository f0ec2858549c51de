import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { Client } from '#contract/sharing/clients.ts';
import type { DateRange } from '#domain/sharing/consent.ts';
import { texts as common } from '#texts/common.js';
import { BeforeYouLook } from './before-you-look.tsx';
import styles from './clients.module.css';
import { useRangeChoice } from './days/range-choice.tsx';

interface BriefViewProps {
  readonly client: Client;
  /** Renders the sheet for these days. */
  readonly sheet: (range: DateRange) => ReactNode;
}

/** The brief for a session: the choice of days, a print button, and the sheet. */
export const BriefView = ({ client, sheet }: BriefViewProps) => {
  const { range, fields } = useRangeChoice(client.meetings, 'session');
  return (
    <div className={styles.page}>
      <div className={`${styles.page} ${styles.screenOnly}`}>
        <BeforeYouLook />
        <div className={styles.bar}>
          {fields}
          <Button icon={Printer} onClick={() => window.print()}>
            {common.print}
          </Button>
        </div>
      </div>
      {sheet(range)}
    </div>
  );
};
