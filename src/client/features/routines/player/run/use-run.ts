import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cachedDay, oneDay } from '#client/features/routines/days/day-queries.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import { currentMs } from '#client/platform/after.ts';
import { prepareSound } from '#client/platform/audio.ts';
import { newId } from '#client/platform/new-id.ts';
import { onOpen } from '#client/sync/on-open.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type { Occurrence } from '#contract/routines.ts';
import { runOf } from '#domain/routines/player/events.ts';
import { marksOf, withMarksOfList } from '#domain/routines/player/marks.ts';
import { isGoing, type Run } from '#domain/routines/player/run.ts';
import type { RunEvent } from '#domain/routines/run-event.ts';
import type { Size } from '#domain/shared/size.ts';
import { deviceId } from './device-id.ts';
import { type RoutineDay, waitingFor } from './entries.ts';
import { refusedFor, runHandler, sizeHandler } from './handlers.ts';

/** The polling intervals: short while another device leads, longer while this one does, longest while nothing runs. */
const ASK_EVERY_MS = { follower: 5_000, leader: 15_000, other: 60_000 } as const;

/** The details of a press, in addition to its type. */
type Details = Pick<RunEvent, 'stepId' | 'minutes' | 'stepIds'>;
/** Records a press. Must be called in a press handler, which browsers require to enable the sound of cues. */
export type Press = (type: RunEvent['type'], details?: Details) => void;

/** A day of a routine with the events of the player, including unsent ones. */
export interface PlayedDay {
  readonly day: Occurrence;
  readonly size: Size;
  readonly run: Run;
  /** Whether this device leads. */
  readonly isLed: boolean;
}

const playedDay = (
  day: Occurrence,
  waiting: ReturnType<typeof waitingFor>,
  device: string,
): PlayedDay => {
  const { steps } = day.plan;
  const run = withMarksOfList(
    runOf(steps, [...day.events, ...waiting.events]),
    day.marks,
    marksOf(runOf(steps, day.events)),
  );
  return { day, size: waiting.size ?? day.size, run, isLed: run.leader === device };
};

/** The run of one routine on one day, across devices. `played` is null until the day has loaded. */
export const useRun = (where: RoutineDay) => {
  const { routineId, date } = where;
  const userId = useUserId();
  const today = useToday();
  const client = useQueryClient();
  const { items, fresh, notices, send, discard } = useOutbox();
  const device = deviceId();
  const waiting = waitingFor([...items, ...fresh], where);
  const waitingKey = JSON.stringify(waiting);
  const query = useQuery({
    ...oneDay(userId, date, today),
    // The page where it was started has it cached, even offline.
    initialData: () => {
      const known = cachedDay(client, userId, where);
      return known === undefined ? undefined : [known];
    },
    initialDataUpdatedAt: 0,
    refetchOnMount: onOpen,
    refetchInterval: ({ state }) => {
      const day = state.data?.find((one) => one.routineId === routineId);
      if (day === undefined) return ASK_EVERY_MS.other;
      const run = runOf(day.plan.steps, [...day.events, ...waiting.events]);
      if (!isGoing(run)) return ASK_EVERY_MS.other;
      return run.leader === device ? ASK_EVERY_MS.leader : ASK_EVERY_MS.follower;
    },
  });
  const day = query.data?.find((one) => one.routineId === routineId);
  const played = useMemo(
    () => (day === undefined ? null : playedDay(day, JSON.parse(waitingKey), device)),
    [day, waitingKey, device],
  );
  const name = day?.plan.name ?? 'Routine';
  const press: Press = (type, details = {}) => {
    prepareSound();
    const event = { id: newId(), type, atMs: currentMs(), device, ...details };
    const stepIds = event.stepIds === undefined ? {} : { stepIds: [...event.stepIds] };
    void send(runHandler, { routineId, date, name, event: { ...event, ...stepIds } });
  };
  return {
    query,
    played,
    userId,
    today,
    press,
    chooseSize: (size: Size): void => void send(sizeHandler, { routineId, date, name, size }),
    refused: refusedFor(notices, where),
    discard,
  };
};
