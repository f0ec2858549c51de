import { useQuery } from '@tanstack/react-query';
import { withWaitingRuns } from '#client/features/routines/player/run/played-days.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import { newId } from '#client/platform/new-id.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type {
  Occurrence,
  Routine,
  RoutineBreakShown,
  RoutineProposal,
} from '#contract/routines.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { SIZES } from '#domain/shared/size.ts';
import { allRoutines, someDays } from './day-queries.ts';
import {
  breakHandler,
  dayHandler,
  markHandler,
  proposalHandler,
  removeHandler,
  resumeHandler,
  saveHandler,
} from './handlers.tsx';
import { type BodyOf, readChange } from './routine-changes.ts';
import { withChanges } from './routine-view.ts';

type Plan = Routine['plan'];

/** The signed-in person's routines, including unsent changes, and the actions on them. */
export const useRoutines = () => {
  const userId = useUserId();
  const today = useToday();
  const query = useQuery(allRoutines(userId, today));
  const daysQuery = useQuery(someDays(userId, today));
  const { items, fresh, notices, send, discard } = useOutbox();
  const waiting = [...items, ...fresh].filter(({ refused }) => refused === null);
  const changes = waiting.flatMap((item) => readChange(item) ?? []);
  const view = withChanges(
    {
      routines: query.data?.routines ?? [],
      breaks: query.data?.breaks ?? [],
      days: withWaitingRuns(daysQuery.data ?? [], waiting),
    },
    changes,
  );
  const refused = notices.flatMap((item) => {
    const change = readChange(item);
    return change === null || item.refused === null
      ? []
      : [{ id: item.id, message: item.refused.issues[0]?.message ?? item.refused.message }];
  });
  /** The ids of routines with an unsent save, whose days only the server can calculate. */
  const unsent = new Set(
    changes.flatMap((change) => (change.kind === 'routine-save' ? [change.body.routineId] : [])),
  );

  /** The proposals with an unsent answer, as "routineId kind". */
  const answered = new Set(
    changes.flatMap((change) =>
      change.kind === 'routine-proposal'
        ? [`${change.body.routineId} ${change.body.proposal.kind}`]
        : [],
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
    save: (routineId: string, plan: Plan, from: LocalDate = today) =>
      send(saveHandler, { routineId, plan, from, zone: deviceZone() }),
    remove: ({ id, plan }: Routine) =>
      send(removeHandler, { routineId: id, name: plan.name, from: today }),
    pause: (routine: Routine | null, from: LocalDate, until: LocalDate | null) =>
      send(breakHandler, {
        breakId: newId(),
        routineId: routine?.id ?? null,
        name: routine?.plan.name ?? 'All routines',
        from,
        until,
      }),
    resume: ({ id }: RoutineBreakShown) => send(resumeHandler, { breakId: id, from: today }),
    changeDay: (day: Occurrence, changed: BodyOf<'routine-day'>['changes']) =>
      send(dayHandler, { ...about(day), date: day.date, changes: changed }),
    answer: (one: RoutineProposal, answer: 'taken' | 'refused') => {
      const { routineId, name, date, kind, proposed } = one;
      const size = SIZES.find((known) => known === proposed) ?? 'full';
      const proposal =
        kind === 'time' ? ({ kind, proposed } as const) : ({ kind, proposed: size } as const);
      return send(proposalHandler, { routineId, name, date, proposal, answer });
    },
    mark: (day: Occurrence, stepId: string, state: BodyOf<'routine-mark'>['state']) =>
      send(markHandler, { ...about(day), date: day.date, stepId, state }),
  };
};

export type Routines = ReturnType<typeof useRoutines>;
