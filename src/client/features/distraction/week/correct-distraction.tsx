import { useState } from 'react';
import { distractionCollection } from '#client/features/distraction/changes/distraction-collection.ts';
import { TypeField, typeFields } from '#client/features/distraction/entries/type-field.tsx';
import { accepted } from '#client/lib/forms/accepted.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { useChange } from '#client/sync/changes/collection.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import type { Distraction } from '#contract/distraction.ts';

interface CorrectDistractionProps {
  readonly log: Distraction;
  /** Closes the dialog; `isSaved` says whether the distraction was corrected. */
  readonly onClose: (isSaved: boolean) => void;
}

const Fields = ({ log, onClose }: CorrectDistractionProps) => {
  const { discard } = useOutboxActions();
  const { change } = useChange(distractionCollection);
  const [type, setType] = useState(log.type);
  const isChanged = type !== log.type;
  const form = useForm({
    schema: typeFields,
    values: { type },
    send: async (signal) => {
      if (isChanged) {
        const body = { distractionId: log.id, was: log.type, type };
        await accepted(await change('distraction-correct', body), discard, signal);
      }
      if (!signal.aborted) onClose(isChanged);
    },
  });
  return (
    <EntryForm form={form} submit="Save" onCancel={() => onClose(false)}>
      <TypeField type={type} onChange={setType} />
    </EntryForm>
  );
};

/** The dialog that corrects the type of a logged distraction. */
export const CorrectDistraction = (props: CorrectDistractionProps) => (
  <Dialog open title="Correct this distraction" onClose={() => props.onClose(false)}>
    <Fields {...props} />
  </Dialog>
);
