import type { LocalDate } from '#domain/shared/brands.ts';

/** The choices for postponing a reminder, in minutes. */
export const SNOOZE_MINUTES = [5, 10, 30] as const;

/** The hours of each day without reminders, as HH:MM on the person's clock; they may span midnight. */
export interface QuietHours {
  readonly from: string;
  /** The first minute after the quiet hours. */
  readonly to: string;
}

/** When and how a person wants to be reminded. */
export interface ReminderSettings {
  /** An IANA zone. */
  readonly zone: string;
  readonly quiet: QuietHours | null;
  /** Whether reminders use the person's own names instead of neutral words. */
  readonly ownWords: boolean;
  /** The weekdays without reminders: 1 for Monday to 7 for Sunday. */
  readonly silentWeekdays: readonly number[];
  /** One day without reminders. */
  readonly silentOn: LocalDate | null;
}

/** The settings of a person who has not chosen any. */
export const defaultSettings = (zone: string): ReminderSettings => ({
  zone,
  quiet: null,
  ownWords: false,
  silentWeekdays: [],
  silentOn: null,
});
