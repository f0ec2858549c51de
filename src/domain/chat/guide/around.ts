import type { Reply } from '#domain/chat/reply.ts';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';
import type { SkillContext } from '#domain/chat/skills/skill.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { localeWith } from '#domain/shared/text/locale.ts';
import type { Now } from './forms/plan.ts';
import type { GuideState } from './state.ts';

/** The guide's input in addition to its state and the message. */
export interface GuideContext extends SkillContext {
  readonly localDate: LocalDate;
  /** An IANA time zone. */
  readonly zone: string;
  /** Whether the guard is watching, so that no straining skill begins. */
  readonly isGuardWatching: boolean;
  /** Whether messages are stored. */
  readonly isKept: boolean;
}

/** The guide's output. */
export interface GuideResult {
  readonly state: GuideState;
  readonly reply: Reply;
  /** A ladder to store under its id; null if none changed. */
  readonly ladder: Ladder | null;
  /** Whether a language model may reply instead: not during a skill or form, nor to doubts and fears. */
  readonly isOpen: boolean;
  /** The app page that the person asked for; null if none. */
  readonly opens: string | null;
  /** Whether to show the help lines. */
  readonly showsLines: boolean;
  /** Whether a straining skill was held back because the guard is watching. */
  readonly isHeldBack: boolean;
}

/** The person's local date and time as text. */
export const todayOf = ({ nowMs, zone }: GuideContext): string =>
  new Date(nowMs).toLocaleString(localeWith('en-US'), {
    timeZone: zone,
    dateStyle: 'full',
    timeStyle: 'short',
  });

/** The person's local date, and the time of day in minutes. */
export const nowOf = ({ nowMs, zone, localDate }: GuideContext): Now => {
  const time = new Date(nowMs).toLocaleTimeString('en-GB', { timeZone: zone, hourCycle: 'h23' });
  const [hours = '0', minutes = '0'] = time.split(':');
  return { minutes: Number(hours) * 60 + Number(minutes), date: localDate };
};
