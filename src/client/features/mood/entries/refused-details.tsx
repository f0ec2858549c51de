import { useRef, useState } from 'react';
import { AboutFields } from '#client/features/mood/check-in/about-fields.tsx';
import styles from '#client/features/mood/check-in/check-in.module.css';
import { whyExcess } from '#client/features/mood/check-in/why-field.tsx';
import type { EditProps } from '#client/sync/outbox/entry-handler.ts';
import { Button } from '#client/ui/button.tsx';
import { withDetails } from '#domain/mood/details.ts';
import { type DetailsBody, NO_DETAILS } from './entry.ts';
import { RefusedReason } from './refused-reason.tsx';

/** The form that corrects details which the server did not accept; what is not touched in it is not sent. */
export const DetailsEditor = ({ body, reason, onSave, onCancel }: EditProps<DetailsBody>) => {
  const [changes, setChanges] = useState(body.changes);
  const field = useRef<HTMLTextAreaElement>(null);
  const details = withDetails(NO_DETAILS, changes);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (whyExcess(details.why) > 0) field.current?.focus();
        else onSave({ ...body, changes });
      }}
    >
      <RefusedReason reason={reason} />
      <p>For: {body.of}</p>
      <AboutFields
        details={details}
        topics={[]}
        whyField={field}
        isSubmitting={false}
        onChange={(changed) => setChanges({ ...changes, ...changed })}
      />
      <div className={styles.end}>
        <Button type="submit">Send again</Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
