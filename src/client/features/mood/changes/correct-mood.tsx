import { useState } from 'react';
import { AboutFields } from '#client/features/mood/check-in/fields/about-fields.tsx';
import { MoodSlider } from '#client/features/mood/check-in/fields/slider.tsx';
import { detailsHandler } from '#client/features/mood/entries/handlers.tsx';
import { moodName } from '#client/features/mood/entries/mood-name.ts';
import type { ShownMood } from '#client/features/mood/entries/shown.ts';
import { timeText } from '#client/features/mood/time-text.ts';
import { dayText } from '#client/lib/date-text.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { fitting } from '#client/lib/forms/fitting.ts';
import { useCorrection } from '#client/lib/forms/use-correction.ts';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { useDraft } from '#client/sync/draft.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { moodCorrection } from '#contract/mood.ts';
import { corrected, isChangedBy } from '#domain/mood/details.ts';
import { levelAtPosition, MOOD_LEVELS } from '#domain/mood/levels.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/mood.js';
import { correctionDraft } from './correction-draft.ts';

interface CorrectMoodProps {
  readonly log: ShownMood;
  /** Closes the dialog; `isSaved` says whether the mood was corrected. */
  readonly onClose: (isSaved: boolean) => void;
}

const Fields = ({ log, onClose }: CorrectMoodProps) => {
  const { send } = useOutboxActions();
  const [kept] = useState(() => correctionDraft(log.id));
  const [changes, put, finish] = useDraft(kept);
  const shown = corrected(log, changes);
  const isChanged = shown.mood !== log.mood || isChangedBy(log, changes);
  const { form, cancel } = useCorrection({
    schema: moodCorrection,
    values: changes,
    isChanged,
    send: () =>
      send(detailsHandler, {
        moodId: log.id,
        of: moodName(log),
        changes: fitting(moodCorrection, changes),
      }),
    onSent: () => void finish(changes),
    draftKey: kept.key,
    onClose,
  });
  return (
    <EntryForm form={form} submit={common.save} onCancel={cancel}>
      <p className={kit.soft}>
        {texts.timeStays({ day: dayText(log.localDate), time: timeText(log.timestamp, log.zone) })}
      </p>
      <MoodSlider
        position={MOOD_LEVELS.findIndex(({ value }) => value === shown.mood)}
        onChange={(position) => put({ mood: levelAtPosition(position).value })}
      />
      <Readers stream="mood" date={log.localDate} />
      <AboutFields
        details={shown}
        topics={[]}
        isSubmitting={form.pending}
        date={log.localDate}
        onChange={put}
      />
    </EntryForm>
  );
};

/** The dialog that corrects a logged mood and its details. Unsaved input is kept on this device. */
export const CorrectMood = (props: CorrectMoodProps) => (
  <Dialog open title={texts.correctThisMood} onClose={() => props.onClose(false)}>
    <Fields {...props} />
  </Dialog>
);
