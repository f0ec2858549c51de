import { useState } from 'react';
import { distractionCollection } from '#client/features/distraction/changes/distraction-collection.ts';
import { TypeField, typeFields } from '#client/features/distraction/entries/type-field.tsx';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useCorrection } from '#client/lib/forms/use-correction.ts';
import { useChange } from '#client/sync/changes/collection.ts';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import type { Distraction } from '#contract/distraction.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/distraction.js';

interface CorrectDistractionProps {
  readonly log: Distraction;
  /** Closes the dialog; `isSaved` says whether the distraction was corrected. */
  readonly onClose: (isSaved: boolean) => void;
}

const Fields = ({ log, onClose }: CorrectDistractionProps) => {
  const { change } = useChange(distractionCollection);
  const [type, setType] = useState(log.type);
  const { form, cancel } = useCorrection({
    schema: typeFields,
    values: { type },
    isChanged: type !== log.type,
    send: () => change('distraction-correct', { distractionId: log.id, was: log.type, type }),
    onClose,
  });
  return (
    <EntryForm form={form} submit={common.save} onCancel={cancel}>
      <TypeField type={type} onChange={setType} />
    </EntryForm>
  );
};

/** The dialog that corrects the type of a logged distraction. */
export const CorrectDistraction = (props: CorrectDistractionProps) => (
  <Dialog open title={texts.correct} onClose={() => props.onClose(false)}>
    <Fields {...props} />
  </Dialog>
);
