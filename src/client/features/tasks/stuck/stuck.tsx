import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useBreakdown, type Wanted } from '#client/features/tasks/breakdown/use-breakdown.ts';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { useToday } from '#client/lib/use-today.ts';
import { currentMs } from '#client/platform/after.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { LocalDate } from '#domain/shared/brands.ts';
import { canBeLighter } from '#domain/tasks/can-be-lighter.ts';
import {
  HELPS,
  type Help,
  helpsFor,
  STUCK_REASONS,
  type StuckReason,
} from '#domain/tasks/stuck.ts';
import { texts } from '#texts/tasks-steps.js';
import { helpsQuery } from './help-queries.ts';
import { helpTaken } from './help-taken.ts';
import { HelpView } from './help-view.tsx';
import styles from './stuck.module.css';

/** The chosen reason, and the ways to help, which are offered one at a time; `at` is the index of the current one. */
interface Offer {
  readonly reason: StuckReason;
  readonly helps: readonly Help[];
  readonly at: number;
}

const possibleFor = (task: ShownTask, today: LocalDate): ReadonlySet<Help> => {
  const isFree = task.asked === undefined;
  const not: Partial<Record<Help, boolean>> = {
    lighter: !canBeLighter(task) || !isFree,
    swap: task.type !== 'smart' || !isFree,
    'not-today': task.later || task.date > today,
  };
  return new Set(HELPS.filter((help) => not[help] !== true));
};

/** The breakdown request that a way to help needs; null if it needs none. */
const wantedFor = (help: Help | undefined, task: ShownTask): Wanted | null => {
  if (help === 'question') return { ask: true };
  if (help !== 'finer-steps') return null;
  return task.steps.length === 0 ? {} : { detail: 'finer' };
};

interface StuckProps {
  readonly task: ShownTask;
  readonly onClose: () => void;
}

/** Asks why the person is stuck, and then offers suitable ways to help, one at a time. */
export const Stuck = ({ task, onClose }: StuckProps) => {
  const { data: counts = [] } = useQuery(helpsQuery(task.userId));
  const today = useToday();
  const [offer, setOffer] = useState<Offer | null>(null);
  const steps = useBreakdown(task, () => undefined, true);
  const place = useRef<HTMLDivElement>(null);
  const help = offer?.helps[offer.at];

  // The pressed button was removed, so the container takes the focus. A question form focuses itself later.
  useEffect(() => {
    if (offer !== null) place.current?.focus();
  }, [offer]);

  const show = (next: Offer): void => {
    setOffer(next);
    steps.forget();
    const wanted = wantedFor(next.helps[next.at], task);
    if (wanted !== null) void steps.breakDown(wanted);
  };

  const take = (): void => {
    if (offer !== null && help !== undefined)
      helpTaken.set({ title: task.title, reason: offer.reason, help, atMs: currentMs() });
    onClose();
  };

  if (offer === null)
    return (
      <ul className={`${kit.stack3} ${kit.plainList} ${styles.reasons}`}>
        {STUCK_REASONS.map((reason) => (
          <li key={reason}>
            <Button
              kind="secondary"
              onClick={() =>
                show({ reason, helps: helpsFor(reason, possibleFor(task, today), counts), at: 0 })
              }
            >
              {texts.reasons[reason]}
            </Button>
          </li>
        ))}
      </ul>
    );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div
      ref={place}
      role="group"
      aria-label={texts.help}
      tabIndex={-1}
      className={`${kit.stack3} ${kit.noRing}`}
    >
      <p className={kit.soft}>{texts.chosenReason({ reason: texts.reasons[offer.reason] })}</p>
      {help === undefined ? (
        <p>{texts.allForNow}</p>
      ) : (
        <HelpView
          help={help}
          isTired={offer.reason === 'tired'}
          task={task}
          steps={steps}
          onTaken={take}
        />
      )}
      <p className={`${kit.row2} ${styles.buttons}`}>
        {help === undefined ? null : (
          <Button kind="quiet" size="small" onClick={() => show({ ...offer, at: offer.at + 1 })}>
            {texts.somethingElse}
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={() => setOffer(null)}>
          {texts.anotherReason}
        </Button>
      </p>
    </div>
  );
};
