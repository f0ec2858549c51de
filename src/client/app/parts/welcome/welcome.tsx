import Play from 'lucide-react/icons/play';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useFollow } from '#client/features/follow/follow-changes.ts';
import { useTaskTimer } from '#client/features/tasks/timer/kept-timer.ts';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { HARD, type Hard, USUAL_DAY } from '#domain/welcome/first-day.ts';
import { type MadeDay, useFirstDay } from './use-first-day.ts';
import { useIsNew } from './use-is-new.ts';
import styles from './welcome.module.css';
import { AMOUNTS, type WelcomeDraft, welcomeDraft } from './welcome-draft.ts';

const HARD_NAMES: Readonly<Record<Hard, string>> = {
  starting: 'Getting started',
  much: 'Too much at once',
  changes: 'Changes of plan',
  worries: 'Worries or rituals',
  rest: 'Rest and sleep',
};

const AMOUNT_NAMES = { one: 'One thing at a time', all: 'My whole day' } as const;

const LAST = 2;

interface QuestionProps {
  readonly draft: WelcomeDraft;
  readonly change: (changed: Partial<WelcomeDraft>) => void;
}

const Question = ({ draft, change }: QuestionProps): ReactNode => {
  const day = draft.day ?? USUAL_DAY;
  switch (draft.at) {
    case 0:
      return (
        <RadioRows
          legend="What is hard just now?"
          options={HARD}
          label={(one) => HARD_NAMES[one]}
          value={draft.hard}
          onChoose={(hard) => change({ hard })}
        />
      );
    case 1:
      return (
        <fieldset>
          <legend className={kit.legend}>When does your day begin and end?</legend>
          <div className={styles.times}>
            <TextField
              label="I get up at about"
              type="time"
              required
              value={day.getUp}
              onChange={({ currentTarget: { value } }) => {
                if (value !== '') change({ day: { ...day, getUp: value } });
              }}
            />
            <TextField
              label="I go to bed at about"
              type="time"
              required
              value={day.windDown}
              onChange={({ currentTarget: { value } }) => {
                if (value !== '') change({ day: { ...day, windDown: value } });
              }}
            />
          </div>
        </fieldset>
      );
    default:
      return (
        <RadioRows
          legend="How much do you want to see at once?"
          options={AMOUNTS}
          label={(one) => AMOUNT_NAMES[one]}
          value={draft.amount}
          onChoose={(amount) => change({ amount })}
        />
      );
  }
};

const SKIPPED: readonly Partial<WelcomeDraft>[] = [{ hard: null }, { day: null }, { amount: null }];

/** The id of the heading that takes the focus after the last question. */
const READY = 'first-day';

const Made = ({ made, onClose }: { readonly made: MadeDay; readonly onClose: () => void }) => {
  const { start } = useTaskTimer();
  return (
    <Card heading="Your first day is ready" anchor={READY}>
      <ul className={kit.stack2}>
        <li>
          <span className={kit.softBlock}>Now</span> {made.task.title}
        </li>
        {made.routine === null ? null : (
          <li>
            <span className={kit.softBlock}>A first routine</span> {made.routine}
          </li>
        )}
      </ul>
      <p className={kit.softMeasure}>
        You can change both under <Link to="/features/routine-builder">Routine</Link>. To choose
        ADHD, autism or OCD for your check-ins, go to <Link to="/settings#follow">Settings</Link>.
      </p>
      <div className={kit.row2}>
        <Button
          icon={Play}
          onClick={() => {
            start(made.task);
            onClose();
          }}
        >
          Start now
        </Button>
        <Button kind="secondary" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Card>
  );
};

interface QuestionsProps {
  readonly onEnd: (made: MadeDay | null) => void;
}

const Questions = ({ onEnd }: QuestionsProps) => {
  const [draft, change, finish] = useDraft(welcomeDraft);
  const makeFirstDay = useFirstDay();
  const { change: changeFollow } = useFollow();
  const place = useRef<HTMLFieldSetElement>(null);
  const [moved, setMoved] = useState(0);
  // The pressed button may disappear, so move the focus to its replacement.
  useEffect(() => {
    if (moved > 0) place.current?.focus({ preventScroll: true });
  }, [moved]);

  const goTo = (at: number, changed: Partial<WelcomeDraft> = {}): void => {
    setMoved(moved + 1);
    change({ ...changed, at });
  };

  const goOn = (changed: Partial<WelcomeDraft>): void => {
    if (draft.at < LAST) {
      goTo(draft.at + 1, changed);
      return;
    }
    onEnd(makeFirstDay({ ...draft, ...changed }));
    void finish(draft);
  };

  return (
    <fieldset
      ref={place}
      aria-label={`Question ${draft.at + 1} of ${LAST + 1}`}
      tabIndex={-1}
      className={`${kit.noRing} ${styles.place}`}
    >
      <Card heading="New here?">
        <p className={kit.softMeasure}>
          Question {draft.at + 1} of {LAST + 1}. Each one can be skipped. After the last one a first
          task and a first routine are ready.
        </p>
        <Question draft={draft} change={change} />
        <div className={kit.row2}>
          <Button onClick={() => goOn({})}>{draft.at === LAST ? 'Set up my day' : 'Next'}</Button>
          <Button kind="secondary" onClick={() => goOn(SKIPPED[draft.at] ?? {})}>
            Skip this question
          </Button>
          {draft.at === 0 ? null : (
            <Button kind="quiet" onClick={() => goTo(draft.at - 1)}>
              Back
            </Button>
          )}
          <Button
            kind="quiet"
            onClick={() => {
              void changeFollow({ isWelcomed: true });
              void finish(draft);
              onEnd(null);
            }}
          >
            Close, without setting up
          </Button>
        </div>
      </Card>
    </fieldset>
  );
};

interface WelcomeProps {
  /** Called when the card with the first task appears (true) and when it closes. */
  readonly onReady: (isReady: boolean) => void;
}

/** Three questions for a new person, who can skip any of them, followed by a first task and a first routine. */
export const Welcome = ({ onReady }: WelcomeProps) => {
  const isNew = useIsNew() === true;
  const [end, setEnd] = useState<'open' | 'closed' | MadeDay>('open');
  // Move the focus, because the pressed button is no longer rendered.
  useEffect(() => {
    if (end === 'open') return;
    takeLostFocus(document.querySelector<HTMLElement>(end === 'closed' ? 'h1' : `#${READY}`));
  }, [end]);
  if (typeof end === 'object') {
    return (
      <div className={`${kit.noRing} ${styles.place}`}>
        <Made
          made={end}
          onClose={() => {
            setEnd('closed');
            onReady(false);
          }}
        />
      </div>
    );
  }
  return isNew && end === 'open' ? (
    <Questions
      onEnd={(made) => {
        setEnd(made ?? 'closed');
        onReady(made !== null);
      }}
    />
  ) : null;
};
