import { useSyncExternalStore } from 'react';
import {
  type Comfort,
  DEFAULT_COMFORT,
  FONTS,
  LATEST_DAY_START_HOUR,
  PREFERENCES,
  TEXT_SIZES,
  TEXT_SPACINGS,
  THEMES,
} from '#domain/comfort/comfort.ts';
import { getSession } from './session.ts';

const KEY = 'comfort';
// Holds the id of the person whose latest change has not reached the account yet.
const UNSENT_KEY = 'comfort-unsent';

const oneOf = <T>(options: readonly T[], value: unknown, fallback: T): T =>
  options.find((option) => option === value) ?? fallback;

const flag = (value: unknown, fallback: boolean): boolean =>
  typeof value === 'boolean' ? value : fallback;

const wholeUpTo = (max: number, value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max
    ? value
    : fallback;

const parse = (text: string | null): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/** Reads settings from text; whatever is missing or not understood is the default. */
const comfortFrom = (text: string | null): Comfort => {
  const given = parse(text);
  const base = DEFAULT_COMFORT;
  return {
    theme: oneOf(THEMES, given.theme, base.theme),
    reducedMotion: oneOf(PREFERENCES, given.reducedMotion, base.reducedMotion),
    reducedStimulation: flag(given.reducedStimulation, base.reducedStimulation),
    textSize: oneOf(TEXT_SIZES, given.textSize, base.textSize),
    textSpacing: oneOf(TEXT_SPACINGS, given.textSpacing, base.textSpacing),
    font: oneOf(FONTS, given.font, base.font),
    sounds: flag(given.sounds, base.sounds),
    soundVolume: wholeUpTo(100, given.soundVolume, base.soundVolume),
    oneThingAtATime: flag(given.oneThingAtATime, base.oneThingAtATime),
    dayStartsAtHour: wholeUpTo(LATEST_DAY_START_HOUR, given.dayStartsAtHour, base.dayStartsAtHour),
  };
};

const listeners = new Set<() => void>();
let current = comfortFrom(localStorage.getItem(KEY));

const refresh = (): void => {
  const next = comfortFrom(localStorage.getItem(KEY));
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  for (const listener of listeners) listener();
};

window.addEventListener('storage', (event) => {
  if (event.key === null || event.key === KEY) refresh();
});

/** The settings in force on this device; the same object until one changes. */
export const getComfort = (): Comfort => current;

/** Calls `listener` after every change, in whichever tab it was made. Returns how to stop. */
export const onComfortChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The settings in force, as React state. */
export const useComfort = (): Comfort => useSyncExternalStore(onComfortChange, getComfort);

const write = (comfort: Comfort): void => {
  localStorage.setItem(KEY, JSON.stringify(comfort));
  refresh();
};

/** Takes over settings that the account already has. */
export const adoptComfort = (comfort: Comfort): void => {
  localStorage.removeItem(UNSENT_KEY);
  write(comfort);
};

/** A person's own change: in force at once, and noted so that it also reaches their account. */
export const setComfort = (patch: Partial<Comfort>): void => {
  const session = getSession();
  if (session.state !== 'out') localStorage.setItem(UNSENT_KEY, session.userId);
  write({ ...current, ...patch });
};

/** Whether this person's latest change still has to reach their account. */
export const isComfortUnsent = (userId: string): boolean =>
  localStorage.getItem(UNSENT_KEY) === userId;

/** Notes that `sent` reached the account, unless something changed in the meantime. */
export const noteComfortSent = (sent: Comfort): void => {
  if (JSON.stringify(sent) === JSON.stringify(current)) localStorage.removeItem(UNSENT_KEY);
};
