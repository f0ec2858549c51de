import { useSyncExternalStore } from 'react';
import { getSession } from '#client/lib/session/session.ts';
import { deviceValue } from '#client/sync/device-value.ts';
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
import { LOOKS_MAX, type LooksLimit, NO_LIMIT } from '#domain/comfort/looks.ts';
import { type AppLanguage, LANGUAGES } from '#domain/shared/text/languages.ts';
import { isLocalDate } from '#domain/shared/time/local-date.ts';

const oneOf = <T, F>(options: readonly T[], value: unknown, fallback: F): T | F =>
  options.find((option) => option === value) ?? fallback;

const flag = (value: unknown, fallback: boolean): boolean =>
  typeof value === 'boolean' ? value : fallback;

const wholeUpTo = (max: number, value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max
    ? value
    : fallback;

const looksADay = (value: unknown): number | null => wholeUpTo(LOOKS_MAX, value, 0) || null;

const readLooks = (kept: unknown): LooksLimit => {
  const { aDay, later }: Readonly<Record<string, unknown>> = { ...NO_LIMIT, ...Object(kept) };
  const { aDay: next, from }: Readonly<Record<string, unknown>> = { ...Object(later) };
  const isDated = typeof from === 'string' && isLocalDate(from);
  return {
    aDay: looksADay(aDay),
    later: isDated ? { aDay: looksADay(next), from } : null,
  };
};

// Does not check whether the zone exists, because the landing page loads this module; `deviceZone` checks that.
const zoneOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const languageOrNull = (value: unknown): AppLanguage | null => oneOf(LANGUAGES, value, null);

/** Reads stored settings. Missing or invalid values get their defaults. */
const readComfort = (kept: unknown): Comfort => {
  const given: Readonly<Record<string, unknown>> = { ...Object(kept) };
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
    scoresHidden: flag(given.scoresHidden, base.scoresHidden),
    looks: readLooks(given.looks),
    zone: zoneOrNull(given.zone),
    lastZone: zoneOrNull(given.lastZone),
    language: languageOrNull(given.language),
    lastLanguage: languageOrNull(given.lastLanguage),
  };
};

// public/boot.js also reads this value.
const kept = deviceValue('comfort', readComfort, 'device');
/** The id of the person whose latest change has not yet reached their account. */
const unsentOf = deviceValue(
  'comfort-unsent',
  (userId) => (typeof userId === 'string' ? userId : null),
  'device',
);

/** The current settings on this device; the same object until a setting changes. */
export const getComfort = (): Comfort => kept.get() ?? DEFAULT_COMFORT;

/**
 * Calls `listener` whenever the settings change in any tab, or are marked as sent or not yet sent to the account.
 * Returns a function that unsubscribes.
 */
export const onComfortChange = (listener: () => void): (() => void) => {
  const stops = [kept.subscribe(listener), unsentOf.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
};

/** The current settings, as React state. */
export const useComfort = (): Comfort => useSyncExternalStore(onComfortChange, getComfort);

/** Applies settings that come from the account. */
export const adoptComfort = (comfort: Comfort): void => {
  unsentOf.set(null);
  kept.set(comfort);
};

/** Immediately applies a change made by the person, and marks the settings to be sent to their account. */
export const setComfort = (patch: Partial<Comfort>): void => {
  const session = getSession();
  if (session.state !== 'out') unsentOf.set(session.userId);
  kept.set({ ...getComfort(), ...patch });
};

/** Resets the settings that belong to a person rather than to the device: clock settings and limits. */
export const forgetPersonalComfort = (): void => {
  unsentOf.set(null);
  const { dayStartsAtHour, scoresHidden, looks, zone, lastZone, lastLanguage } = DEFAULT_COMFORT;
  const personal = { dayStartsAtHour, scoresHidden, looks, zone, lastZone, lastLanguage };
  kept.set({ ...getComfort(), ...personal });
};

/** What a device adds to the settings that it sends: its zone, and the language of its page. */
type LastUsed = Pick<Comfort, 'lastZone' | 'lastLanguage'>;

/** Whether the settings contain what was last used. */
export const isLastUsed = (comfort: Comfort, { lastZone, lastLanguage }: LastUsed): boolean =>
  comfort.lastZone === lastZone && comfort.lastLanguage === lastLanguage;

/** The settings to send to the account. */
export const comfortToSend = (used: LastUsed): Comfort => {
  if (!isLastUsed(getComfort(), used)) kept.set({ ...getComfort(), ...used });
  return getComfort();
};

/** Whether this person's latest change still has to reach their account. */
export const isComfortUnsent = (userId: string): boolean => unsentOf.get() === userId;

/** Records that `sent` has reached the account, unless a setting has changed since then. */
export const noteComfortSent = (sent: Comfort): void => {
  // Compare with the stored settings, because another tab may have just changed them.
  if (JSON.stringify(sent) === JSON.stringify(getComfort())) unsentOf.set(null);
};
