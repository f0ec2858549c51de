import { useQuery } from '@tanstack/react-query';
import { withRuns } from '#client/features/routines/player/run/played-days.ts';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { ownClockAt } from '#client/lib/time/own-clock.ts';
import { useToday } from '#client/lib/use-today.ts';
import { currentMs } from '#client/platform/after.ts';
import { newId } from '#client/platform/new-id.ts';
import { useChanges } from '#client/sync/changes/collection.ts';
import type {
  Occurrence,
  Routine,
  RoutineBody,
  RoutineBreakShown,
  RoutineProposal,
} from '#contract/routines.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { SIZES } from '#domain/shared/size.ts';
import { texts } from '#texts/routines.js';
import { allRoutines, someDays } from './day-queries.ts';
import { routineCollection } from './handlers.tsx';
import { withChanges } from './routine-view.ts';

type Plan = Routine['plan'];

/** The signed-in person's routines, including unsent changes, and the actions on them. */
export const useRoutines = () => {
  const userId = useUserId();
  const today = useToday();
  const { dayStartsAtHour } = useComfort();
  // Read when something is saved, because a page that was left open may still show the day before.
  const todayNow = (): LocalDate => ownClockAt(currentMs(), dayStartsAtHour).today;
  const query = useQuery(allRoutines(userId, today));
  const daysQuery = useQuery(someDays(userId, today));
  const { waiting, refused, change, discard } = useChanges(routineCollection);
  const view = withChanges(
    {
      routines: query.data?.routines ?? [],
      breaks: query.data?.breaks ?? [],
      days: withRuns(daysQuery.data ?? [], waiting),
    },
    waiting,
  );
  /**
   * The ids of routines whose saved plan has not been sent yet. Only the server can calculate the days of these
   * routines.
   */
  const unsent = new Set(
    waiting.flatMap(({ kind, body }) => (kind === 'routine-save' ? [body.routineId] : [])),
  );

  /** The proposals whose answer has not been sent yet, as "routineId kind". */
  const answered = new Set(
    waiting.flatMap(({ kind, body }) =>
      kind === 'routine-proposal' ? [`${body.routineId} ${body.proposal.kind}`] : [],
    ),
  );

  const about = ({ routineId, plan }: Occurrence) => ({ routineId, name: plan.name });
  return {
    query,
    daysQuery,
    today,
    view,
    refused,
    unsent,
    answered,
    discard,
    save: (routineId: string, plan: Plan, from: LocalDate = todayNow()) =>
      change('routine-save', { routineId, plan, from, zone: deviceZone() }),
    remove: ({ id, plan }: Routine) =>
      change('routine-remove', { routineId: id, name: plan.name, from: todayNow() }),
    pause: (routine: Routine | null, from: LocalDate, until: LocalDate | null) =>
      change('routine-break', {
        breakId: newId(),
        routineId: routine?.id ?? null,
        name: routine?.plan.name ?? texts.allTheRoutines,
        from,
        until,
      }),
    resume: ({ id }: RoutineBreakShown) =>
      change('routine-resume', { breakId: id, from: todayNow() }),
    changeDay: (day: Occurrence, changed: RoutineBody<'routine-day'>['changes']) =>
      change('routine-day', { ...about(day), date: day.date, changes: changed }),
    answer: (one: RoutineProposal, answer: 'taken' | 'refused') => {
      const { routineId, name, date, kind, proposed } = one;
      const size = SIZES.find((known) => known === proposed) ?? 'full';
      const proposal =
        kind === 'time' ? ({ kind, proposed } as const) : ({ kind, proposed: size } as const);
      return change('routine-proposal', { routineId, name, date, proposal, answer });
    },
    mark: (day: Occurrence, stepId: string, state: RoutineBody<'routine-mark'>['state']) =>
      change('routine-mark', { ...about(day), date: day.date, stepId, state }),
  };
};

export type Routines = ReturnType<typeof useRoutines>;
