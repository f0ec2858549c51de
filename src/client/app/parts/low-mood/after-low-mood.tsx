import Feather from 'lucide-react/icons/feather';
import Wind from 'lucide-react/icons/wind';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Suspended } from '#client/app/parts/suspended.tsx';
import { useRoutines } from '#client/features/routines/days/use-routines.ts';
import { nextOf, sectionsOf } from '#client/features/tasks/list/sections.ts';
import { UndoLine } from '#client/features/tasks/row/undo-line.tsx';
import { useTaskActions } from '#client/features/tasks/use-task-actions.ts';
import { useTasks } from '#client/features/tasks/use-tasks.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { PagePath } from '#contract/shared/pages.ts';
import { isDone } from '#domain/routines/marks.ts';
import { smallerSizeOf } from '#domain/routines/sizes.ts';
import { count } from '#domain/shared/text/count.ts';
import { canBeLighter } from '#domain/tasks/can-be-lighter.ts';
import styles from './after-low-mood.module.css';
import { ProfessionalHelp } from './professional-help.tsx';

const SlowBreathing = lazyPart(
  async () => (await import('#client/lib/breathing/slow-breathing.tsx')).SlowBreathing,
);

const CHAT: PagePath = '/features/chat';
const NOTHING_STAYS: ReadonlySet<string> = new Set();

/** The items just made smaller, as text, and functions to undo or confirm the change. */
interface Lighter {
  readonly what: string;
  readonly isMany: boolean;
  undo(): void;
  end(): void;
}

/**
 * Makes everything still open today one size smaller: routines immediately, and tasks once the change can no longer be
 * undone.
 */
const useLighterDay = () => {
  const { tasks, today } = useTasks();
  const actions = useTaskActions();
  const routines = useRoutines();

  return (): Lighter | null => {
    const open = sectionsOf(tasks, today, NOTHING_STAYS).today.filter(
      (task) => nextOf([task]) !== undefined && canBeLighter(task),
    );
    const days = routines.view.days.flatMap((day) => {
      const size = smallerSizeOf(day.plan.steps, day.size);
      const isOpen = day.date === today && !day.notToday;
      if (!isOpen || size === null || isDone(day.plan.steps, day.size, day.marks)) return [];
      return [{ day, size }];
    });
    if (open.length + days.length === 0) return null;
    const held = open.map((task) => actions.lighterSoon(task));
    for (const { day, size } of days) void routines.changeDay(day, { size });
    return {
      what: [
        ...(open.length === 0 ? [] : [count(open.length, 'task')]),
        ...(days.length === 0 ? [] : [count(days.length, 'routine')]),
      ].join(' and '),
      isMany: open.length + days.length > 1,
      undo: () => {
        for (const id of held) actions.undoRemove(id);
        for (const { day } of days) void routines.changeDay(day, { size: day.size });
      },
      end: () => {
        for (const id of held) void actions.endRemove(id);
      },
    };
  };
};

interface AfterLowMoodProps {
  readonly isLowest: boolean;
  readonly onClose: () => void;
}

/** Offers shown after a low mood was logged: slow breathing, a lighter day, somebody to talk to, or nothing more. */
export const AfterLowMood = ({ isLowest, onClose }: AfterLowMoodProps) => {
  const makeLighter = useLighterDay();
  const [lighter, setLighter] = useState<Lighter | null>(null);
  const [isNothing, setNothing] = useState(false);
  const [isBreathing, setBreathing] = useState(false);
  const breathe = useRef<HTMLButtonElement>(null);
  const hasBreathed = useRef(false);
  useEffect(() => {
    if (isBreathing) hasBreathed.current = true;
    else if (hasBreathed.current) breathe.current?.focus();
  }, [isBreathing]);
  // Preload the exercise, so that it also opens offline.
  useEffect(() => void SlowBreathing.preload(), []);
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  const settle = (made: Lighter | null): void => {
    end.current = made?.end;
    setLighter(made);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label="If you like" className={kit.stack3}>
      <p className={kit.bold}>If you like, choose what fits now.</p>
      {isBreathing ? (
        <Suspended>
          <SlowBreathing onStop={() => setBreathing(false)} />
        </Suspended>
      ) : (
        <p>
          <Button icon={Wind} ref={breathe} onClick={() => setBreathing(true)}>
            Breathe slowly
          </Button>
        </p>
      )}
      {lighter === null ? null : (
        <UndoLine
          title={lighter.what}
          words={lighter.isMany ? 'become lighter' : 'becomes lighter'}
          label="Undo making today lighter"
          onUndo={() => {
            lighter.undo();
            settle(null);
          }}
          onOver={() => {
            lighter.end();
            settle(null);
          }}
        />
      )}
      <p role="status" className={isNothing ? undefined : styles.none}>
        {isNothing ? 'Nothing that is open today can be smaller.' : null}
      </p>
      <div className={kit.rowMiddle}>
        {lighter === null ? (
          <Button
            kind="secondary"
            icon={Feather}
            onClick={() => {
              const made = makeLighter();
              settle(made);
              setNothing(made === null);
            }}
          >
            Make today lighter
          </Button>
        ) : null}
        <Link to={CHAT} className={buttonClass('secondary')}>
          Talk
        </Link>
        <Button kind="quiet" onClick={onClose}>
          Nothing more
        </Button>
      </div>
      {isLowest ? <ProfessionalHelp /> : null}
    </div>
  );
};
