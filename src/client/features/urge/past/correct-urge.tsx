import { useState } from 'react';
import { answersDraft } from '#client/features/urge/entries/answers-draft.ts';
import { urgeCollection } from '#client/features/urge/entries/handlers.ts';
import { Scale } from '#client/features/urge/now/scale.tsx';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { fitting } from '#client/lib/forms/fitting.ts';
import { useCorrection } from '#client/lib/forms/use-correction.ts';
import { useChange } from '#client/sync/changes/collection.ts';
import { isSame, useDraft } from '#client/sync/draft.ts';
import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import { type KeptUrge, urgeAnswers } from '#contract/urges.ts';
import { HAPPENED_MAX, RITUALS } from '#domain/urge/urge.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/urge.js';

interface CorrectUrgeProps {
  readonly urge: KeptUrge;
  /** Closes the dialog; `isSaved` says whether the urge was corrected. */
  readonly onClose: (isSaved: boolean) => void;
}

const Fields = ({ urge, onClose }: CorrectUrgeProps) => {
  const { change } = useChange(urgeCollection);
  const [kept] = useState(() => answersDraft(urge));
  const [answers, put, finish] = useDraft(kept);
  const { form, cancel } = useCorrection({
    schema: urgeAnswers,
    values: answers,
    isChanged: !isSame(answers, kept.initial),
    send: () => change('urge-correct', { ...fitting(urgeAnswers, answers), urgeId: urge.id }),
    onSent: () => void finish(answers),
    draftKey: kept.key,
    onClose,
  });
  return (
    <EntryForm form={form} submit={common.save} onCancel={cancel}>
      <Scale
        question={texts.howDistressedWas.before}
        value={answers.before}
        onChange={(before) => put({ before })}
      />
      <Scale
        question={texts.howDistressedWas.during}
        value={answers.during}
        onChange={(during) => put({ during })}
      />
      <Scale
        question={texts.howDistressedWas.after}
        value={answers.after}
        onChange={(after) => put({ after })}
      />
      <RadioRows
        legend={texts.didRitual}
        options={[null, ...RITUALS]}
        label={(ritual) => (ritual === null ? common.skip : texts.ritualAnswers[ritual])}
        value={answers.ritual}
        onChoose={(ritual) => put({ ritual })}
      />
      <TextAreaField
        label={texts.whatHappened}
        dir="auto"
        rows={3}
        maxLength={HAPPENED_MAX}
        {...form.bind('happened', answers.happened, (happened) => put({ happened }))}
      />
    </EntryForm>
  );
};

/** The dialog that corrects what was answered about an urge. Unsaved input is kept on this device. */
export const CorrectUrge = (props: CorrectUrgeProps) => (
  <Dialog open title={texts.correctUrge} onClose={() => props.onClose(false)}>
    <Fields {...props} />
  </Dialog>
);
