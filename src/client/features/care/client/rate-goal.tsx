import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { useAction, useIdOfTry } from '#client/features/care/action.ts';
import styles from '#client/features/care/care.module.css';
import { call } from '#client/lib/api/call.ts';
import { placeOf, signed } from '#client/lib/goals/words.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { clientCareEndpoints } from '#contract/sharing/care.ts';
import { CARE_TEXT_MAX } from '#domain/care/proposals.ts';
import { LEVEL_NAMES, LEVELS, type LevelTexts } from '#domain/goals/levels.ts';

interface RateGoalProps {
  readonly connectionId: string;
  readonly goalId: string;
  readonly words: string;
  readonly version: number;
  readonly levels: LevelTexts;
  /** Called after saving, to refetch the goals on the page. */
  readonly onRated: () => void;
}

const shape = z.object({ level: z.nullable(z.literal(LEVELS)), note: z.string() });
type Draft = z.output<typeof shape>;

const ratingDraft = (key: string) => ({
  key,
  initial: { level: null, note: '' } satisfies Draft as Draft,
  spent: ['level', 'note'] as const,
  read: (kept: unknown) => z.safeParse(shape, kept).data ?? null,
});

const RatingForm = ({
  connectionId,
  goalId,
  version,
  levels,
  onRated,
  onClose,
}: RateGoalProps & { readonly onClose: () => void }) => {
  const name = useId();
  const today = useToday();
  const idOf = useIdOfTry();
  const [form] = useState(() => ratingDraft(`client-rating/${connectionId}/${goalId}/${version}`));
  const [draft, change, finish] = useDraft(form);
  const [isMissing, setIsMissing] = useState(false);
  const action = useAction();
  const save = async (): Promise<void> => {
    const { level, note } = draft;
    setIsMissing(level === null);
    if (level === null) return;
    const rating = { goalId, version, level, date: today, note };
    const kept = await action.run(() =>
      call(clientCareEndpoints.rateGoal, {
        params: { connectionId },
        body: { id: idOf(rating), ...rating },
      }),
    );
    if (!kept) return;
    void finish(draft);
    onRated();
    onClose();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>The person sees your rating beside their own.</p>
      <fieldset aria-describedby={isMissing ? `${name}-error` : undefined}>
        <legend>Which of these fits best now?</legend>
        {LEVELS.toReversed().map((level) => (
          <label key={level} className={styles.check}>
            <input
              type="radio"
              name={name}
              checked={draft.level === level}
              onChange={() => {
                setIsMissing(false);
                change({ level });
              }}
            />
            <span>
              <bdi>{levels[placeOf(level)]}</bdi>{' '}
              <span className={styles.soft}>
                {signed(level)}: {LEVEL_NAMES[level]}
              </span>
            </span>
          </label>
        ))}
        {isMissing ? (
          <p id={`${name}-error`} role="alert">
            Choose one of the five.
          </p>
        ) : null}
      </fieldset>
      <TextAreaField
        label="Note (may stay empty)"
        dir="auto"
        rows={2}
        maxLength={CARE_TEXT_MAX.words}
        value={draft.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      {action.problem === null ? null : <Notice tone="problem">{action.problem}</Notice>}
      <div className={styles.row}>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={action.pending} pendingLabel="Saving…">
          Save the rating
        </Button>
      </div>
    </form>
  );
};

/** A button with the form in which a therapist rates a goal shared in detail. */
export const RateGoal = (props: RateGoalProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <div className={styles.row}>
        <Button
          kind="secondary"
          size="small"
          aria-label={`Rate ${props.words}`}
          onClick={() => setIsOpen(true)}
        >
          Rate
        </Button>
      </div>
      <Dialog open={isOpen} onClose={close} title={`How far is “${props.words}”?`}>
        <RatingForm {...props} onClose={close} />
      </Dialog>
    </>
  );
};
