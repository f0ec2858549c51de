import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { dateText } from '#client/lib/date-text.ts';
import { buttonClass } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { BRIEF_PAGE, clientAddress } from '#contract/shared/pages.ts';
import type { Client } from '#contract/sharing/clients.ts';
import type { DateRange } from '#domain/sharing/consent.ts';
import { streamsOf } from '#domain/sharing/consent.ts';
import { sharedSentence } from '#domain/sharing/sentences.ts';
import { texts } from '#texts/clients.js';
import { BeforeYouLook } from './before-you-look.tsx';
import styles from './clients.module.css';
import { useRangeChoice } from './days/range-choice.tsx';
import { Sessions } from './days/sessions.tsx';
import { Leave } from './leave.tsx';

interface ClientViewProps {
  readonly client: Client;
  /** Renders the shared data of these days. */
  readonly shared: (range: DateRange) => ReactNode;
  /** The plans, agenda and notes of a therapist and this person. */
  readonly care?: ReactNode;
}

/** The data that one person shares, with the choice of days. */
export const ClientView = ({ client, shared, care }: ClientViewProps) => {
  const { range, fields } = useRangeChoice(client.meetings, 'weeks');
  const isTherapist = client.kind === 'therapist';
  const hasAny = streamsOf(client).length > 0;
  return (
    <div className={`${styles.page} ${isTherapist ? styles.whole : ''}`}>
      <p className={kit.measure}>{sharedSentence(client.shownName, client, dateText)}</p>
      <BeforeYouLook />
      <div className={styles.bar}>
        {hasAny ? fields : null}
        {isTherapist ? (
          <div className={kit.rowEnd}>
            <a href="#plan" className={`${buttonClass('quiet')} ${styles.toPlan}`}>
              {texts.planTogether}
            </a>
            {hasAny ? (
              <Link to={clientAddress(client.id, BRIEF_PAGE)} className={buttonClass('secondary')}>
                {texts.sessionBrief}
              </Link>
            ) : null}
          </div>
        ) : null}
      </div>
      {isTherapist ? (
        <div className={`${kit.stack5} ${styles.columns}`}>
          <div className={`${kit.stack5} ${styles.column}`}>{hasAny ? shared(range) : null}</div>
          <div id="plan" className={`${kit.stack5} ${styles.column}`}>
            {care}
            <Sessions client={client} />
          </div>
        </div>
      ) : (
        hasAny && shared(range)
      )}
      <Leave client={client} />
    </div>
  );
};
