import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import type { Distress } from './distress.ts';

/** The possible lengths of a delay, in minutes. */
export const DELAYS_MINUTES = [2, 5, 10] as const;
export type DelayMinutes = (typeof DELAYS_MINUTES)[number];

/** Whether the ritual was done. Each answer is as good to log as the others. */
export const RITUALS = ['did', 'did-not', 'in-part'] as const;
export type Ritual = (typeof RITUALS)[number];

/** Maximum characters of the text about what happened instead. */
export const HAPPENED_MAX = 500;

/** The text cut to `HAPPENED_MAX`, without splitting a surrogate pair. */
const upToMost = (text: string): string =>
  text.slice(0, HAPPENED_MAX).replace(/[\uD800-\uDBFF]$/, '');

/** Before the delay: only the distress is recorded. */
interface BeforeDelay {
  readonly stage: 'before';
  readonly before: Distress | null;
}

interface Begun {
  /** Made by the client; also the id of the record that is sent later. */
  readonly id: string;
  /** UTC in ms, like all instants here. */
  readonly startedAtMs: number;
  readonly minutes: DelayMinutes;
  readonly before: Distress | null;
  /** The latest rating during the delay. */
  readonly during: Distress | null;
}

/** While the delay lasts. Its end is derived from its start, so that it is right after a reload. */
export interface Waiting extends Begun {
  readonly stage: 'waiting';
  /** Whether the end was announced. */
  readonly told: boolean;
}

/** After the delay, whether it ran to its end or was stopped: the answers about it. */
export interface AfterDelay extends Begun {
  readonly stage: 'after';
  readonly endedAtMs: number;
  readonly after: Distress | null;
  /** What happened instead, in the person's words; empty if nothing was written. */
  readonly happened: string;
  readonly ritual: Ritual | null;
}

/** One urge, from the first question to the answers afterwards. Null means not answered. */
export type Urge = BeforeDelay | Waiting | AfterDelay;

/** The events of an urge. */
export type UrgeEvent =
  | { readonly type: 'rated'; readonly distress: Distress | null }
  | { readonly type: 'begun'; readonly id: string; readonly minutes: DelayMinutes }
  | { readonly type: 'stopped' }
  | { readonly type: 'told' }
  | { readonly type: 'wrote'; readonly happened: string }
  | { readonly type: 'ritual'; readonly ritual: Ritual | null };

/** The stored record of an urge. */
export interface UrgeRecord {
  readonly id: string;
  readonly startedAtMs: number;
  readonly minutes: DelayMinutes;
  /** How long the delay lasted, in whole seconds; at most its length. */
  readonly waitedSeconds: number;
  readonly before: Distress | null;
  readonly during: Distress | null;
  readonly after: Distress | null;
  readonly happened: string;
  readonly ritual: Ritual | null;
}

/** An urge without any answers yet. */
export const NEW_URGE: Urge = { stage: 'before', before: null };

/** When the delay ends, unless it is stopped earlier. */
export const delayEndsAtMs = ({ startedAtMs, minutes }: Pick<Begun, 'startedAtMs' | 'minutes'>) =>
  startedAtMs + minutes * MINUTE_MS;

/** The milliseconds left of the delay, from 0 to its length, even if the clock was set back. */
export const delayLeftMs = (urge: Pick<Begun, 'startedAtMs' | 'minutes'>, nowMs: number): number =>
  Math.min(Math.max(0, delayEndsAtMs(urge) - nowMs), urge.minutes * MINUTE_MS);

const ended = ({ told: _, ...begun }: Waiting, endedAtMs: number): AfterDelay => ({
  ...begun,
  stage: 'after',
  endedAtMs,
  after: null,
  happened: '',
  ritual: null,
});

/** The urge at an instant. A delay whose time is up ended at its due time, whenever it is looked at. */
export const urgeAt = (urge: Urge, nowMs: number): Urge =>
  urge.stage === 'waiting' && delayLeftMs(urge, nowMs) === 0
    ? ended(urge, delayEndsAtMs(urge))
    : urge;

const afterBefore = (urge: BeforeDelay, event: UrgeEvent, nowMs: number): Urge => {
  if (event.type === 'rated') return { ...urge, before: event.distress };
  if (event.type !== 'begun') return urge;
  const { id, minutes } = event;
  const { before } = urge;
  return { stage: 'waiting', id, startedAtMs: nowMs, minutes, before, during: null, told: false };
};

const afterWaiting = (urge: Waiting, event: UrgeEvent, nowMs: number): Urge => {
  if (event.type === 'rated') return { ...urge, during: event.distress };
  if (event.type === 'stopped') return ended(urge, Math.max(nowMs, urge.startedAtMs));
  return urge;
};

const afterAfter = (urge: AfterDelay, event: UrgeEvent): Urge => {
  if (event.type === 'rated') return { ...urge, after: event.distress };
  if (event.type === 'wrote') return { ...urge, happened: upToMost(event.happened) };
  return event.type === 'ritual' ? { ...urge, ritual: event.ritual } : urge;
};

/** The urge after an event at an instant. An event that does not fit the stage changes nothing. */
export const withUrgeEvent = (urge: Urge, event: UrgeEvent, nowMs: number): Urge => {
  // The announcement is of the end, so it is noted before the end takes effect.
  if (event.type === 'told') return urge.stage === 'waiting' ? { ...urge, told: true } : urge;
  const now = urgeAt(urge, nowMs);
  switch (now.stage) {
    case 'before':
      return afterBefore(now, event, nowMs);
    case 'waiting':
      return afterWaiting(now, event, nowMs);
    case 'after':
      return afterAfter(now, event);
  }
};

/** Whether anything was answered after the delay of an urge. */
export const isFilledIn = (urge: Urge): boolean =>
  urge.stage === 'after' &&
  (urge.happened.trim() !== '' || urge.after !== null || urge.ritual !== null);

/** The record of an urge whose delay is over. */
export const recordOf = ({ stage: _, endedAtMs, ...rest }: AfterDelay): UrgeRecord => ({
  ...rest,
  waitedSeconds: Math.min(
    Math.max(0, Math.round((endedAtMs - rest.startedAtMs) / 1000)),
    rest.minutes * 60,
  ),
});
