import type { Reply } from '#domain/chat/reply.ts';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';
import type { SkillContext } from '#domain/chat/skills/skill.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Now } from './forms/plan.ts';
import type { GuideState } from './state.ts';

/** All that the guide is told besides the conversation and the message. */
export interface Around extends SkillContext {
  readonly localDate: LocalDate;
  /** An IANA time zone. */
  readonly zone: string;
  /** Whether the guard watches, so that nothing begins that can be a strain. */
  readonly isWary: boolean;
  /** Whether messages are stored. */
  readonly isKept: boolean;
}

/** What the guide gives back. */
export interface Guided {
  readonly state: GuideState;
  readonly reply: Reply;
  /** A ladder that is to be stored under its id; null if none changed. */
  readonly ladder: Ladder | null;
  /** Whether a language model may lead here: no skill, no form, no doubt and no fear. */
  readonly isOpen: boolean;
  /** A page of the app that the person asked for; null where none is. */
  readonly opens: string | null;
  /** Whether the help lines are to be shown. */
  readonly showsLines: boolean;
  /** Whether something was not begun because it can be a strain while anything is watched. */
  readonly isHeldBack: boolean;
}

/** The day and the time where the person is, in words. */
export const todayOf = ({ nowMs, zone }: Around): string =>
  new Date(nowMs).toLocaleString('en-US', {
    timeZone: zone,
    dateStyle: 'full',
    timeStyle: 'short',
  });

/** The time of day and the day where the person is. */
export const nowOf = ({ nowMs, zone, localDate }: Around): Now => {
  const time = new Date(nowMs).toLocaleTimeString('en-GB', { timeZone: zone, hourCycle: 'h23' });
  const [hours = '0', minutes = '0'] = time.split(':');
  return { minutes: Number(hours) * 60 + Number(minutes), date: localDate };
};
