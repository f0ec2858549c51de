import { useState } from 'react';
import * as z from 'zod/mini';
import { useIdempotencyId } from '#client/features/care/action.ts';
import styles from '#client/features/care/care.module.css';
import { call } from '#client/lib/api/call.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { fitting } from '#client/lib/forms/fitting.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { chosenLevel, LevelChoice, ratingDraft } from '#client/lib/goals/level-choice.tsx';
import { useToday } from '#client/lib/use-today.ts';
import { useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import { prose } from '#contract/shared/fields.ts';
import { clientCareEndpoints } from '#contract/sharing/care.ts';
import { CARE_TEXT_MAX } from '#domain/care/proposals.ts';
import type { LevelTexts } from '#domain/goals/levels.ts';
import { texts } from '#texts/care.js';

interface RateGoalProps {
  readonly connectionId: string;
  readonly goalId: string;
  readonly words: string;
  readonly version: number;
  readonly levels: LevelTexts;
  /** Called after saving, to refetch the goals on the page. */
  readonly onRated: () => void;
}

const ratingBody = z.object({
  level: chosenLevel,
  note: prose(texts.theNote, CARE_TEXT_MAX.words),
});

const RatingForm = ({
  connectionId,
  goalId,
  version,
  levels,
  onRated,
  onClose,
}: RateGoalProps & { readonly onClose: () => void }) => {
  const today = useToday();
  const idOf = useIdempotencyId();
  const [kept] = useState(() => ratingDraft(`client-rating/${connectionId}/${goalId}/${version}`));
  const [draft, change, finish] = useDraft(kept);
  const form = useForm({
    schema: ratingBody,
    values: draft,
    send: async () => {
      const rating = { goalId, version, date: today, ...fitting(ratingBody, draft) };
      await call(clientCareEndpoints.rateGoal, {
        params: { connectionId },
        body: { id: idOf(rating), ...rating },
      });
      void finish(draft);
      onRated();
      onClose();
    },
  });
  return (
    <EntryForm form={form} submit={texts.saveRating} onCancel={onClose}>
      <p>{texts.personSeesRating}</p>
      <LevelChoice
        levels={levels}
        value={draft.level}
        error={form.problem?.fields.level}
        onChoose={(level) => change({ level })}
      />
      <TextAreaField
        label={texts.noteOptional}
        dir="auto"
        rows={2}
        {...form.bind('note', draft.note, (note) => change({ note }))}
      />
    </EntryForm>
  );
};

/** A button that opens the form in which a therapist rates a goal that is shared in detail. */
export const RateGoal = (props: RateGoalProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <div className={styles.row}>
        <Button
          kind="secondary"
          size="small"
          aria-label={texts.rateGoal({ goal: props.words })}
          onClick={() => setIsOpen(true)}
        >
          {texts.rate}
        </Button>
      </div>
      <Dialog open={isOpen} onClose={close} title={texts.howFarIs({ goal: props.words })}>
        <RatingForm {...props} onClose={close} />
      </Dialog>
    </>
  );
};
