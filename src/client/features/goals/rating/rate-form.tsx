import { useId, useState } from 'react';
import * as z from 'zod/mini';
import type { Goals } from '#client/features/goals/changes/use-goals.ts';
import { placeOf, signed } from '#client/lib/goals/words.ts';
import { type DraftForm, useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { Goal } from '#contract/goals.ts';
import { TEXT_MAX } from '#domain/goals/goal.ts';
import { LEVEL_NAMES, LEVELS } from '#domain/goals/levels.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { isLocalDate } from '#domain/shared/time/local-date.ts';
import styles from './rating.module.css';

interface RateFormProps {
  readonly goal: Goal;
  readonly goals: Goals;
  readonly onClose: () => void;
}

/** The earliest date that the contract accepts. */
const FIRST_DAY = '2000-01-01';

const shape = z.object({ level: z.nullable(z.literal(LEVELS)), note: z.string() });

const draftFor = (goal: Goal): DraftForm<z.output<typeof shape>> => ({
  // Changed levels have another meaning, so they get their own draft.
  key: `goal-rating/${goal.id}/${goal.versions.at(-1)?.version ?? 1}`,
  initial: { level: null, note: '' },
  spent: ['level', 'note'],
  read: (kept) => z.safeParse(shape, kept).data ?? null,
});

type Wrong = 'level' | 'date' | 'note';

/** The first problem that keeps a rating from being saved; null if there is none. */
const wrongIn = (
  { level, note }: z.output<typeof shape>,
  date: string,
  today: LocalDate,
): Wrong | null => {
  if (level === null) return 'level';
  if (!isLocalDate(date) || date > today || date < FIRST_DAY) return 'date';
  return note.length > TEXT_MAX.note ? 'note' : null;
};

/** Asks which of the five levels fits now. */
export const RateForm = ({ goal, goals, onClose }: RateFormProps) => {
  const name = useId();
  const [form] = useState(() => draftFor(goal));
  const [draft, change, finish] = useDraft(form);
  const [date, setDate] = useState<string>(goals.today);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const levels = goal.versions.at(-1)?.levels;

  const save = async (): Promise<void> => {
    const { level, note } = draft;
    const found = wrongIn(draft, date, goals.today);
    setWrong(found);
    if (found !== null || level === null || !isLocalDate(date) || pending) return;
    setPending(true);
    const outcome = await goals.rate(goal, { level, date, note });
    setPending(false);
    if (outcome.state === 'refused' || outcome.state === 'failed') {
      // The form still has the values, so the refused entry is not needed.
      if (outcome.state === 'refused') await goals.discard(outcome.id);
      setProblem(outcome.message);
      return;
    }
    void finish(draft);
    onClose();
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset
        className={styles.bare}
        aria-describedby={wrong === 'level' ? `${name}-error` : undefined}
      >
        <legend className={styles.legend}>Which of these fits best now?</legend>
        <p className={styles.soft}>Between two, take the lower one. Each answer is fine.</p>
        <div className={styles.levels}>
          {LEVELS.toReversed().map((level) => (
            <label key={level} className={styles.level}>
              <input
                type="radio"
                name={name}
                checked={draft.level === level}
                onChange={() => {
                  change({ level });
                  setWrong(null);
                }}
              />
              <span className={styles.words}>
                <bdi>{levels?.[placeOf(level)]}</bdi>
                <span className={styles.small}>
                  {signed(level)}: {LEVEL_NAMES[level]}
                </span>
              </span>
            </label>
          ))}
        </div>
        {wrong === 'level' ? (
          <p id={`${name}-error`} role="alert" className={styles.error}>
            Choose one of the five.
          </p>
        ) : null}
      </fieldset>
      <TextField
        label="Day"
        hint="One rating is kept for each day. A later one takes its place."
        type="date"
        max={goals.today}
        value={date}
        error={wrong === 'date' ? 'Choose today or a day before.' : undefined}
        onChange={(event) => {
          setDate(event.currentTarget.value);
          setWrong(null);
        }}
      />
      <TextAreaField
        label="Note (may stay empty)"
        dir="auto"
        rows={2}
        value={draft.note}
        error={
          wrong === 'note' ? `The note can have at most ${TEXT_MAX.note} characters.` : undefined
        }
        onChange={(event) => {
          change({ note: event.currentTarget.value });
          setWrong(null);
        }}
      />
      {problem === null ? null : <Notice tone="problem">{problem}</Notice>}
      <div className={styles.end}>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={pending} pendingLabel="Saving…">
          Save the rating
        </Button>
      </div>
    </form>
  );
};
