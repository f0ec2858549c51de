import Feather from 'lucide-react/icons/feather';
import Wind from 'lucide-react/icons/wind';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Suspended } from '#client/app/parts/suspended.tsx';
import { useRoutines } from '#client/features/routines/days/use-routines.ts';
import { nextOf, sectionsOf } from '#client/features/tasks/list/sections.ts';
import { UndoLine } from '#client/features/tasks/row/undo-line.tsx';
import { quoted } from '#client/features/tasks/task-labels.ts';
import { useTaskActions } from '#client/features/tasks/use-task-actions.ts';
import { useTasks } from '#client/features/tasks/use-tasks.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { PagePath } from '#contract/shared/pages.ts';
import { isDone } from '#domain/routines/marks.ts';
import { smallerSizeOf } from '#domain/routines/sizes.ts';
import { list } from '#domain/shared/text/list.ts';
import { canBeLighter } from '#domain/tasks/can-be-lighter.ts';
import { texts } from '#texts/app.js';
import { texts as mood } from '#texts/mood.js';
import { ProfessionalHelp } from './professional-help.tsx';

const SlowBreathing = lazyPart(
  async () => (await import('#client/lib/breathing/slow-breathing.tsx')).SlowBreathing,
);

const CHAT: PagePath = '/features/chat';
const NOTHING_STAYS: ReadonlySet<string> = new Set();

/** Titles as part of a sentence. */
const named = (titles: readonly string[]): string => list(titles.map(quoted));

/** What was made smaller and what stays as it is, as text, and functions to undo or confirm the change. */
interface Lighter {
  /** A sentence that says what happens, or what has happened once it cannot be undone. */
  told(when: 'soon' | 'now'): string;
  readonly isMany: boolean;
  /** The titles. */
  readonly which: string;
  /** Empty if nothing stays as it is. */
  readonly stays: string;
  undo(): void;
  end(): void;
}

/**
 * A function that makes everything still open today one size smaller: routines immediately, and tasks once the change
 * can no longer be undone. Null if nothing can be smaller.
 */
const useLighterDay = (): (() => Lighter) | null => {
  const { tasks, today } = useTasks();
  const actions = useTaskActions();
  const routines = useRoutines();
  const all = sectionsOf(tasks, today, NOTHING_STAYS).today.filter(
    (task) => nextOf([task]) !== undefined,
  );
  const open = all.filter(canBeLighter);
  const due = routines.view.days.filter(
    (day) => day.date === today && !day.notToday && !isDone(day.plan.steps, day.size, day.marks),
  );
  const days = due.flatMap((day) => {
    const size = smallerSizeOf(day.plan.steps, day.size);
    return size === null ? [] : [{ day, size }];
  });
  if (open.length + days.length === 0) return null;

  return () => {
    const staying = [
      ...all.filter((task) => !open.includes(task)).map(({ title }) => title),
      ...due.filter((day) => !days.some((one) => one.day === day)).map(({ plan }) => plan.name),
    ];
    const held = open.map((task) => actions.lighterSoon(task));
    for (const { day, size } of days) void routines.changeDay(day, { size });
    const which = named([
      ...open.map(({ title }) => title),
      ...days.map(({ day }) => day.plan.name),
    ]);
    const isMany = open.length + days.length > 1;
    const many = {
      of: days.length === 0 ? 'tasks' : open.length === 0 ? 'routines' : 'both',
      tasks: open.length,
      routines: days.length,
    };
    return {
      told: (when) =>
        isMany
          ? texts.manyAreLighter({ ...many, when })
          : texts.oneIsLighter({ title: which, when }),
      isMany,
      which,
      stays:
        staying.length === 0
          ? ''
          : texts.staysAsItIs({ count: staying.length, titles: named(staying) }),
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
  /** Whether the time to undo is over. */
  const [isSure, setSure] = useState(false);
  const [isBreathing, setBreathing] = useState(false);
  const breathe = useRef<HTMLButtonElement>(null);
  const hasBreathed = useRef(false);
  useEffect(() => {
    if (isBreathing) hasBreathed.current = true;
    else if (hasBreathed.current) breathe.current?.focus();
  }, [isBreathing]);
  // Preload the exercise, so that it also opens offline.
  useEffect(() => void SlowBreathing.preload(), []);
  // The offers may be below the window.
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => void group.current?.scrollIntoView({ block: 'nearest' }), []);
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  const settle = (made: Lighter | null): void => {
    end.current = made?.end;
    setLighter(made);
    setSure(false);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={group} role="group" aria-label={texts.ifYouLike} className={kit.stack3}>
      <p className={kit.bold}>{texts.anyHelp}</p>
      {isBreathing ? (
        <Suspended>
          <SlowBreathing onStop={() => setBreathing(false)} />
        </Suspended>
      ) : null}
      {lighter === null || isSure ? null : (
        <UndoLine
          text={lighter.told('soon')}
          label={texts.undoLighter}
          onUndo={() => {
            lighter.undo();
            settle(null);
          }}
          onOver={() => {
            lighter.end();
            setSure(true);
          }}
        />
      )}
      {lighter !== null && isSure ? <p>{lighter.told('now')}</p> : null}
      {lighter !== null && (lighter.isMany || lighter.stays !== '') ? (
        <Fold label={mood.whichOnes}>
          <div className={`${kit.stack2} ${kit.anyBreak}`}>
            <p>{mood.lighterOnes({ titles: lighter.which })}</p>
            {lighter.stays === '' ? null : <p>{lighter.stays}</p>}
          </div>
        </Fold>
      ) : null}
      <div className={kit.rowMiddle}>
        {isBreathing ? null : (
          <Button icon={Wind} ref={breathe} onClick={() => setBreathing(true)}>
            {texts.breatheSlowly}
          </Button>
        )}
        {lighter === null && makeLighter !== null ? (
          <Button kind="secondary" icon={Feather} onClick={() => settle(makeLighter())}>
            {texts.makeTodayLighter}
          </Button>
        ) : null}
        <Link
          to={`${CHAT}#${new URLSearchParams({ mood: isLowest ? 'very low' : 'low' })}`}
          className={buttonClass('secondary')}
        >
          {texts.talk}
        </Link>
        <Button kind="quiet" onClick={onClose}>
          {texts.noThanks}
        </Button>
      </div>
      {isLowest ? <ProfessionalHelp /> : null}
    </div>
  );
};
