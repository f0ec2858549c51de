import type { AppLanguage } from '#domain/shared/text/languages.ts';
import { type LooksLimit, NO_LIMIT } from './looks.ts';

/** One person's comfort settings. `system` follows the device's setting. */
export interface Comfort {
  readonly theme: (typeof THEMES)[number];
  readonly reducedMotion: (typeof PREFERENCES)[number];
  /** Fewer colors, shadows and decorations; separate from reduced motion, which is a different need. */
  readonly reducedStimulation: boolean;
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly textSpacing: (typeof TEXT_SPACINGS)[number];
  readonly font: (typeof FONTS)[number];
  readonly sounds: boolean;
  /** 0 to 100 percent. */
  readonly soundVolume: number;
  readonly oneThingAtATime: boolean;
  /** The whole hour, 0 to 12, at which this person's day begins. */
  readonly dayStartsAtHour: number;
  /** Whether scores stay hidden until the person asks for them. */
  readonly scoresHidden: boolean;
  /** The person's own daily limit on looks at attention tests and history. */
  readonly looks: LooksLimit;
  /** The IANA zone that this person chose; null to follow the device. */
  readonly zone: string | null;
  /** The zone of the device on which this person last opened or changed settings; null if unknown. */
  readonly lastZone: string | null;
  /** The language that this person chose; null to follow the browser. */
  readonly language: AppLanguage | null;
  /** The language of the page on which this person last opened or changed settings; null if unknown. */
  readonly lastLanguage: AppLanguage | null;
}

/** What mails, reminders and calendars follow. */
export interface PersonClock {
  /** The zone that the person chose, or else the zone of the device that they last used; null if neither is known. */
  readonly zone: string | null;
  /** The whole hour at which their day begins. */
  readonly dayStartsAtHour: number;
  /** The language that they chose, or else the one of the page that they last used; null if neither is known. */
  readonly language: AppLanguage | null;
}

export const THEMES = ['system', 'light', 'dark', 'warm', 'contrast'] as const;
export const PREFERENCES = ['system', 'on', 'off'] as const;
export const TEXT_SIZES = ['small', 'medium', 'large', 'huge'] as const;
export const TEXT_SPACINGS = ['normal', 'wide', 'widest'] as const;
export const FONTS = ['atkinson', 'lexend', 'opendyslexic', 'system'] as const;

/** The latest hour at which a person's day may begin. */
export const LATEST_DAY_START_HOUR = 12;

export const DEFAULT_COMFORT: Comfort = {
  theme: 'system',
  reducedMotion: 'system',
  reducedStimulation: false,
  textSize: 'medium',
  textSpacing: 'normal',
  font: 'atkinson',
  sounds: true,
  soundVolume: 60,
  oneThingAtATime: false,
  dayStartsAtHour: 0,
  scoresHidden: false,
  looks: NO_LIMIT,
  zone: null,
  lastZone: null,
  language: null,
  lastLanguage: null,
};
