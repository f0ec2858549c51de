import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cachedDay } from '#client/features/routines/days/day-cache.ts';
import { oneDay } from '#client/features/routines/days/day-queries.ts';
import { routineCollection } from '#client/features/routines/days/handlers.tsx';
import { isSame, type RoutineDay } from '#client/features/routines/days/routine-view.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import { currentMs } from '#client/platform/after.ts';
import { prepareSound } from '#client/platform/audio.ts';
import { newId } from '#client/platform/new-id.ts';
import { useChanges } from '#client/sync/changes/collection.ts';
import { onOpen } from '#client/sync/on-open.ts';
import type { Occurrence, RoutineChange } from '#contract/routines.ts';
import { runOf } from '#domain/routines/player/events.ts';
import { marksOf, withMarksOfList } from '#domain/routines/player/marks.ts';
import { isGoing, type Run } from '#domain/routines/player/run.ts';
import type { RunEvent } from '#domain/routines/run-event.ts';
import type { Size } from '#domain/shared/size.ts';
import { texts } from '#texts/routine-player.js';
import { deviceId } from './device-id.ts';

/**
 * The polling intervals: short while another device leads, longer while this device leads, and longest while no run is
 * in progress.
 */
const ASK_EVERY_MS = { follower: 5_000, leader: 15_000, other: 60_000 } as const;

/** The details of a press, in addition to the event type. */
type Details = Pick<RunEvent, 'stepId' | 'minutes' | 'stepIds'>;
/** Records a press. Must be called in a press handler, which browsers require to enable the sound of cues. */
export type Press = (type: RunEvent['type'], details?: Details) => void;

/** A day of a routine with the player's events, including unsent ones. */
export interface PlayedDay {
  readonly day: Occurrence;
  readonly size: Size;
  readonly run: Run;
  /** Whether this device leads (controls) the run; other devices only follow it. */
  readonly isLed: boolean;
}

/** The unsent events in order, and the unsent size, for one day of a routine. */
const waitingFor = (changes: readonly RoutineChange[]) => ({
  events: changes.flatMap(({ kind, body }) => (kind === 'routine-run' ? body.event : [])),
  size:
    changes.flatMap(({ kind, body }) => (kind === 'routine-run-size' ? body.size : [])).at(-1) ??
    null,
});

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
  const changes = useChanges(routineCollection);
  const device = deviceId();
  const isHere = ({ kind, body }: RoutineChange): boolean =>
    (kind === 'routine-run' || kind === 'routine-run-size') && isSame(body, where);
  const waiting = waitingFor(changes.waiting.filter(isHere));
  const waitingKey = JSON.stringify(waiting);
  const query = useQuery({
    ...oneDay(userId, date, today),
    // The page from which the run was started has cached the day, even offline.
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
  const name = day?.plan.name ?? texts.routine;
  const press: Press = (type, details = {}) => {
    prepareSound();
    const { stepIds, ...others } = details;
    const event = {
      id: newId(),
      type,
      atMs: currentMs(),
      device,
      ...others,
      ...(stepIds === undefined ? {} : { stepIds: [...stepIds] }),
    };
    void changes.change('routine-run', { routineId, date, name, event });
  };
  return {
    query,
    played,
    userId,
    today,
    press,
    chooseSize: (size: Size): void =>
      void changes.change('routine-run-size', { routineId, date, name, size }),
    refused: changes.refused.filter(({ change }) => isHere(change)),
    discard: changes.discard,
  };
};
