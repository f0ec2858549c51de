import Play from 'lucide-react/icons/play';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useFollow } from '#client/features/follow/follow-changes.ts';
import { useTaskTimer } from '#client/features/tasks/timer/kept-timer.ts';
import { ScenePicture } from '#client/lib/scene/scene-picture.tsx';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { HARD, USUAL_DAY } from '#domain/welcome/first-day.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/welcome.js';
import { type MadeDay, useFirstDay } from './use-first-day.ts';
import { useIsNew } from './use-is-new.ts';
import styles from './welcome.module.css';
import { AMOUNTS, type WelcomeDraft, welcomeDraft } from './welcome-draft.ts';

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
          legend={texts.whatIsHard}
          options={HARD}
          label={(one) => texts.hard[one]}
          value={draft.hard}
          onChoose={(hard) => change({ hard })}
        />
      );
    case 1:
      return (
        <fieldset>
          <legend className={kit.legend}>{texts.yourDay}</legend>
          <div className={styles.times}>
            <TextField
              label={texts.getUpAt}
              type="time"
              required
              value={day.getUp}
              onChange={({ currentTarget: { value } }) => {
                if (value !== '') change({ day: { ...day, getUp: value } });
              }}
            />
            <TextField
              label={texts.goToBedAt}
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
          legend={texts.howMuch}
          options={AMOUNTS}
          label={(one) => texts.amounts[one]}
          value={draft.amount}
          onChoose={(amount) => change({ amount })}
        />
      );
  }
};

/** Whether "Next" can go on. Only the first question has no answer that is chosen from the start. */
const isAnswered = ({ at, hard }: WelcomeDraft): boolean => at > 0 || hard !== null;

const SKIPPED: readonly Partial<WelcomeDraft>[] = [{ hard: null }, { day: null }, { amount: null }];

/** The id of the heading that takes the focus after the last question. */
const READY = 'first-day';

const Made = ({ made, onClose }: { readonly made: MadeDay; readonly onClose: () => void }) => {
  const { start } = useTaskTimer();
  return (
    <Card heading={texts.firstDayReady} anchor={READY}>
      <ScenePicture name="new-path" />
      <ul className={kit.stack2}>
        <li>
          <span className={kit.softBlock}>{texts.now}</span> {made.task.title}
        </li>
        {made.routine === null ? null : (
          <li>
            <span className={kit.softBlock}>{texts.aFirstRoutine}</span> {made.routine}
          </li>
        )}
      </ul>
      <p className={kit.softMeasure}>
        {sentence(
          texts.changeBoth({
            routine: (text) => <Link to="/features/routine-builder">{text}</Link>,
            settings: (text) => <Link to="/settings#follow">{text}</Link>,
          }),
        )}
      </p>
      <div className={kit.row2}>
        <Button
          icon={Play}
          onClick={() => {
            start(made.task);
            onClose();
          }}
        >
          {texts.startNow}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          {common.notNow}
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
  const box = useRef<HTMLFieldSetElement>(null);
  const [moved, setMoved] = useState(0);
  /** Whether "Next" was pressed without an answer. */
  const [hasNoAnswer, setNoAnswer] = useState(false);
  // The pressed button may disappear, so move the focus to its replacement.
  useEffect(() => {
    if (moved > 0) box.current?.focus({ preventScroll: true });
  }, [moved]);

  const goTo = (at: number, changed: Partial<WelcomeDraft> = {}): void => {
    setMoved(moved + 1);
    setNoAnswer(false);
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

  const place = { at: draft.at + 1, count: LAST + 1 };
  return (
    <fieldset
      ref={box}
      aria-label={texts.questionPlace(place)}
      tabIndex={-1}
      className={styles.place}
    >
      <Card heading={texts.newHere}>
        <p className={kit.softMeasure}>{texts.questions(place)}</p>
        <Question draft={draft} change={change} />
        <p role="alert" className={kit.noneIfEmpty}>
          {hasNoAnswer && !isAnswered(draft) ? texts.chooseOrSkip : null}
        </p>
        <div className={kit.row2}>
          <Button onClick={() => (isAnswered(draft) ? goOn({}) : setNoAnswer(true))}>
            {draft.at === LAST ? texts.setUpDay : texts.next}
          </Button>
          <Button kind="secondary" onClick={() => goOn(SKIPPED[draft.at] ?? {})}>
            {texts.skipQuestion}
          </Button>
          {draft.at === 0 ? null : (
            <Button kind="quiet" onClick={() => goTo(draft.at - 1)}>
              {texts.back}
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
            {texts.closeWithoutSetUp}
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
