import { useSyncExternalStore } from 'react';
import { getSession } from '#client/lib/session/session.ts';
import {
  onTextsElsewhere,
  readText,
  removeText,
  writeText,
} from '#client/platform/device-storage.ts';
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
let current = comfortFrom(readText(KEY));

const refresh = (): void => {
  const next = comfortFrom(readText(KEY));
  if (JSON.stringify(next) !== JSON.stringify(current)) current = next;
  for (const listener of listeners) listener();
};

onTextsElsewhere([KEY, UNSENT_KEY], refresh);

/** The settings in force on this device; the same object until one changes. */
export const getComfort = (): Comfort => current;

/**
 * Calls `listener` after every change of the settings or of whether they still have to reach the
 * account, in whichever tab it was made. Returns how to stop.
 */
export const onComfortChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The settings in force, as React state. */
export const useComfort = (): Comfort => useSyncExternalStore(onComfortChange, getComfort);

const write = (comfort: Comfort): void => {
  writeText(KEY, JSON.stringify(comfort));
  refresh();
};

/** Takes over settings that the account already has. */
export const adoptComfort = (comfort: Comfort): void => {
  removeText(UNSENT_KEY);
  write(comfort);
};

/** A person's own change: in force at once, and noted so that it also reaches their account. */
export const setComfort = (patch: Partial<Comfort>): void => {
  const session = getSession();
  if (session.state !== 'out') writeText(UNSENT_KEY, session.userId);
  write({ ...current, ...patch });
};

/** Forgets what belongs to a person rather than to the device: when their day starts. */
export const forgetPersonalComfort = (): void => {
  removeText(UNSENT_KEY);
  write({ ...current, dayStartsAtHour: DEFAULT_COMFORT.dayStartsAtHour });
};

/** Whether this person's latest change still has to reach their account. */
export const isComfortUnsent = (userId: string): boolean => readText(UNSENT_KEY) === userId;

/** Notes that `sent` reached the account, unless something changed in the meantime. */
export const noteComfortSent = (sent: Comfort): void => {
  // What is kept decides: another tab may have changed it a moment ago.
  if (JSON.stringify(sent) === JSON.stringify(comfortFrom(readText(KEY)))) removeText(UNSENT_KEY);
  refresh();
};
