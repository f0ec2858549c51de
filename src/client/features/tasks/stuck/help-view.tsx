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

/** The first open step. Until it exists, the question or the loading state is shown. */
const FirstStep = ({ task, steps, onTaken }: Omit<HelpViewProps, 'help' | 'isTired'>) => {
  const { breaking, question, breakDown, forget } = steps;
  const first = task.steps.find(({ done }) => !done);
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
  if (breaking.state === 'asking') return <p role="status">Making steps…</p>;
  if (first === undefined)
    return <p>{task.steps.length === 0 ? 'No steps were made.' : 'All its steps are done.'}</p>;
  return (
    <OneThing label="I will do that" onTake={onTaken}>
      <p role="status">Only this for now. The rest can wait.</p>
      <p className={`${kit.largeBold} ${styles.first}`}>
        <bdi>{first.title}</bdi>
      </p>
      <p className={kit.soft}>{minutesText(first.minutes)}</p>
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
        <OneThing label="Begin five minutes together" onTake={timed(5, true)}>
          <p>
            Five minutes, with a drawn figure that works beside you. After that you can stop, and
            five minutes are done.
          </p>
          <p className={`${kit.largeBold} ${styles.first}`}>
            <bdi>{first}</bdi>
          </p>
        </OneThing>
      );
    case 'two-minutes':
      return (
        <OneThing label="Begin two minutes" onTake={timed(2, false)}>
          <p>Only two minutes of it, and then you may stop. Nothing has to be finished.</p>
          <p className={`${kit.largeBold} ${styles.first}`}>
            <bdi>{first}</bdi>
          </p>
        </OneThing>
      );
    case 'ladder':
      return (
        <>
          <p>
            A ladder is a list of small steps toward what scares you. You choose the steps. To make
            one, write “work on a fear in steps” in the chat.
          </p>
          <p>
            <Link to={CHAT} className={buttonClass()} onClick={onTaken}>
              Open the chat
            </Link>
          </p>
        </>
      );
    case 'lighter':
      return (
        <OneThing
          label="Make it lighter"
          onTake={() => {
            // Somebody who is too tired gets the smallest version at once.
            void lighter(task, isTired ? 'micro' : undefined);
            onTaken();
          }}
        >
          <p>
            {isTired ? 'The smallest' : 'A lighter'} version of {quoted(task.title)} asks less of
            you, and it counts as done.
          </p>
        </OneThing>
      );
    case 'swap':
      return (
        <OneThing
          label="Swap it for a gentle one"
          onTake={() => {
            void swap(task, newId(), { energy: 'low', matters: [] });
            onTaken();
          }}
        >
          <p>
            Another task comes in the place of {quoted(task.title)}, one that needs little energy.
          </p>
        </OneThing>
      );
    case 'not-today':
      return (
        <OneThing
          label="Put it away for today"
          onTake={() => {
            void notToday(task);
            onTaken();
          }}
        >
          <p>{quoted(task.title)} can wait. Resting is a good choice when energy is low.</p>
        </OneThing>
      );
  }
};
