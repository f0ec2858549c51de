import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { QuestionForm } from '#client/features/tasks/breakdown/question-form.tsx';
import type { useBreakdown } from '#client/features/tasks/breakdown/use-breakdown.ts';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { minutesText, quoted } from '#client/features/tasks/task-labels.ts';
import { useTaskTimer } from '#client/features/tasks/timer/kept-timer.ts';
import { useTaskActions } from '#client/features/tasks/use-task-actions.ts';
import { newId } from '#client/platform/new-id.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import type { Help } from '#domain/tasks/stuck.ts';
import { texts } from '#texts/tasks-steps.js';
import styles from './stuck.module.css';

const CHAT: PagePath = '/features/chat';

interface HelpViewProps {
  readonly help: Help;
  /** Whether the person said that they are too tired. */
  readonly isTired: boolean;
  readonly task: ShownTask;
  readonly steps: ReturnType<typeof useBreakdown>;
  /** Called when the person accepts this way to help. */
  readonly onTaken: () => void;
}

interface OneThingProps {
  readonly children: ReactNode;
  readonly label: string;
  readonly onTake: () => void;
}

const OneThing = ({ children, label, onTake }: OneThingProps) => (
  <>
    {children}
    <p>
      <Button data-safe="" onClick={onTake}>
        {label}
      </Button>
    </p>
  </>
);

/** The first open step, which is saved with the others if the person accepts it. Until then, the question is shown. */
const FirstStep = ({ task, steps, onTaken }: Omit<HelpViewProps, 'help' | 'isTired'>) => {
  const { breaking, question, preview, breakDown, forget } = steps;
  const { update } = useTaskActions();
  const shown = preview?.steps ?? task.steps;
  const first = shown.find(({ done }) => !done);
  if (breaking.state === 'failed')
    return (
      <RetryNotice onRetry={() => void breakDown(breaking.wanted)}>{breaking.words}</RetryNotice>
    );
  if (question !== null)
    return (
      <QuestionForm
        question={question}
        pending={breaking.state === 'asking'}
        onAnswer={(answer) => void breakDown({ answer })}
        onCancel={forget}
      />
    );
  if (breaking.state === 'asking') return <p role="status">{texts.makingSteps}</p>;
  if (first === undefined) return <p>{shown.length === 0 ? texts.noSteps : texts.allStepsDone}</p>;
  const minutes = minutesText(first.minutes);
  return (
    <OneThing
      label={texts.illDoThat}
      onTake={() => {
        if (preview !== null) void update(task, { steps: preview.steps });
        onTaken();
      }}
    >
      <p role="status">{texts.justThis}</p>
      <p className={`${kit.largeBold} ${styles.first}`}>
        <bdi>{first.title}</bdi>
      </p>
      <p className={kit.soft}>
        {preview?.goal === undefined ? minutes : texts.afterThis({ minutes, goal: preview.goal })}
      </p>
    </OneThing>
  );
};

/** One way to help, with a button to accept it. */
export const HelpView = ({ help, isTired, task, steps, onTaken }: HelpViewProps) => {
  const { startPart } = useTaskTimer();
  const { lighter, swap, notToday } = useTaskActions();
  const first = task.steps.find(({ done }) => !done)?.title ?? task.title;
  const timed = (minutes: number, companion: boolean) => (): void => {
    startPart(task, { title: first, minutes, companion });
    onTaken();
  };
  switch (help) {
    case 'finer-steps':
    case 'question':
      return <FirstStep task={task} steps={steps} onTaken={onTaken} />;
    case 'companion':
      return (
        <OneThing label={texts.startFiveMinutes} onTake={timed(5, true)}>
          <p>{texts.fiveMinutes}</p>
          <p className={`${kit.largeBold} ${styles.first}`}>
            <bdi>{first}</bdi>
          </p>
        </OneThing>
      );
    case 'two-minutes':
      return (
        <OneThing label={texts.startTwoMinutes} onTake={timed(2, false)}>
          <p>{texts.twoMinutes}</p>
          <p className={`${kit.largeBold} ${styles.first}`}>
            <bdi>{first}</bdi>
          </p>
        </OneThing>
      );
    case 'ladder':
      return (
        <>
          <p>{texts.whatLadderIs}</p>
          <p>
            <Link to={CHAT} className={buttonClass()} onClick={onTaken}>
              {texts.openChat}
            </Link>
          </p>
        </>
      );
    case 'lighter':
      return (
        <OneThing
          label={texts.makeLighter}
          onTake={() => {
            // Somebody who is too tired gets the smallest version at once.
            void lighter(task, isTired ? 'micro' : undefined);
            onTaken();
          }}
        >
          <p>{(isTired ? texts.doSmallest : texts.doSmaller)({ quoted: quoted(task.title) })}</p>
        </OneThing>
      );
    case 'swap':
      return (
        <OneThing
          label={texts.swapForGentle}
          onTake={() => {
            void swap(task, newId(), { energy: 'low', matters: [] });
            onTaken();
          }}
        >
          <p>{texts.getEasier({ quoted: quoted(task.title) })}</p>
        </OneThing>
      );
    case 'not-today':
      return (
        <OneThing
          label={texts.putAway}
          onTake={() => {
            void notToday(task);
            onTaken();
          }}
        >
          <p>{texts.canWait({ quoted: quoted(task.title) })}</p>
        </OneThing>
      );
  }
};
