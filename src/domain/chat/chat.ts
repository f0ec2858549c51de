import type { SafetyAnswer } from './guard/answers.ts';
import type { Guard, Heard } from './guard/guard.ts';
import type { GuardState } from './guard/states.ts';
import type { GuideContext, GuideResult } from './guide/around.ts';
import type { Guide } from './guide/guide.ts';
import { type GuideState, pausedGuide } from './guide/state.ts';
import type { Part, Reply } from './reply.ts';
import { isCalmingSkill, type Said } from './skills/skill.ts';
import type { Skills } from './skills/skills.ts';
import type { Language } from './text/languages.ts';

/** The state of a conversation between two messages. */
export interface SkillPosition {
  readonly guide: GuideState;
  readonly guard: GuardState;
}

/** The context of a message. */
interface Moment extends Omit<GuideContext, 'isGuardWatching'> {
  /** Time since the last message, in ms. */
  readonly awayMs: number;
  /** Whether the page has already shown the question for a person who returns after a break. */
  readonly checkInShown: boolean;
  /** The language of the page; none for English. */
  readonly language?: Language | undefined;
}

/** The safety data that is returned and stored with a message, without any of the person's words. */
type Safety = Pick<Heard, 'level' | 'category' | 'kind' | 'response'> &
  Pick<SafetyAnswer, 'offers'> & { readonly showsCrisis: boolean };

/** The reply to a message, and the resulting state of the conversation. */
export interface Spoken extends Pick<GuideResult, 'ladder' | 'isOpen'> {
  readonly standing: SkillPosition;
  readonly reply: Reply;
  readonly answeredBy: 'coach' | 'safety';
  readonly safety: Safety;
}

export interface Chat {
  /**
   * Replies to a message. The guard always checks the message first. A full reply by the guard replaces the guide's
   * reply, and so does its soft question in an exercise or a form, which is set aside. Any other reply by the guard is
   * combined with the guide's.
   */
  speak(before: SkillPosition, said: Said, moment: Moment): Spoken;
  /** The guard's reply with a note that the message could not be stored; null if only the guide replied. */
  notKept(spoken: Spoken): Reply | null;
}

const safetyOf = (
  { level, category, kind }: Pick<Heard, 'level' | 'category' | 'kind'>,
  answer: SafetyAnswer | null,
): Safety => {
  const { offers, response } = answer ?? { offers: [], response: 'none' as const };
  return { level, category, kind, offers, response, showsCrisis: response === 'full' };
};

/** All of the person's text, including form values that are missing from the text of the message. */
const allOf = ({ text, entries }: Said): string => {
  const lines = Object.values(entries?.values ?? {}).flatMap((value) => value.split(/[\n\t]/));
  const isUnsaid = (line: string): boolean => /\p{L}/u.test(line) && !text.includes(line.trim());
  return [text, ...lines.filter(isUnsaid)].join('\n');
};

interface Engines {
  readonly guard: Guard;
  readonly guide: Guide;
  readonly skills: Skills;
}

/** Combines the guard and the guide into the chat. */
export const createChat = ({ guard, guide, skills }: Engines): Chat => {
  /** The buttons of calming skills, offered as next steps with the guard's reply. */
  const calming = ({ offers, question }: SafetyAnswer): readonly string[] =>
    offers.includes('grounding') && question === null
      ? (['grounding', 'breathing'] as const).map((skill) => skills.names(skill).button)
      : [];

  const fixedReply = (answer: SafetyAnswer): Reply => ({
    paragraphs: answer.paragraphs,
    quickReplies: [...answer.replies, ...calming(answer)],
    parts: [],
  });

  /**
   * Combines the guard's reply with the guide's. A question of the guard comes last, with its own buttons only; any
   * other reply of the guard comes first.
   */
  const beside = (answer: SafetyAnswer, reply: Reply): Reply =>
    answer.question === null
      ? { ...reply, paragraphs: [...answer.paragraphs, ...reply.paragraphs] }
      : {
          ...reply,
          paragraphs: [...reply.paragraphs, ...answer.paragraphs],
          quickReplies: answer.replies,
        };

  /** Adds the app page and the help lines to the reply if the person asked for them. */
  const withShown = (guided: GuideResult): GuideResult => {
    const { opens, showsLines, reply } = guided;
    const label = opens === null ? null : guide.labelOf(`page:${opens}`);
    const shown: readonly Part[] = [
      ...(opens === null || label === null ? [] : [{ type: 'page' as const, path: opens, label }]),
      ...(showsLines ? [{ type: 'lines' as const }] : []),
    ];
    return { ...guided, reply: { ...reply, parts: [...reply.parts, ...shown] } };
  };

  return {
    notKept({ reply, answeredBy }) {
      if (answeredBy !== 'safety') return null;
      // The question remains the last paragraph.
      const place = reply.paragraphs.length > 1 ? -1 : reply.paragraphs.length;
      return { ...reply, paragraphs: reply.paragraphs.toSpliced(place, 0, guard.notKept) };
    },

    speak(before, said, moment) {
      const standing = guide.afterAbsence(before.guide, said, moment);
      const { active } = standing;
      const heard = guard.hear(before.guard, allOf(said), {
        inSkill: active !== null,
        isFearWork: active?.skill === 'exposure',
        isNoReply: said.entries !== null || guide.isLabel(said.text),
        isButton: said.entries === null && guide.isOffered(standing, said.text),
        awayMs: moment.awayMs,
        checkInShown: moment.checkInShown,
        language: moment.language,
      });
      const { answer } = heard;
      const isSoft = answer !== null && answer.question !== null && answer.response === 'soft';
      // In an exercise, the message is no input for it. An answer to the guard's question is none for the guide.
      const isOnlyAsked =
        isSoft && said.entries === null && (active !== null || before.guard.asked !== null);
      if (answer !== null && (answer.response === 'full' || isOnlyAsked)) {
        return {
          standing: { guide: guide.noted(standing, said.text), guard: heard.state },
          reply: fixedReply(answer),
          answeredBy: 'safety',
          safety: safetyOf(heard, answer),
          ladder: null,
          isOpen: false,
        };
      }
      const around: GuideContext = { ...moment, isGuardWatching: heard.isWatched };
      const guided = withShown(
        heard.backToTopic
          ? guide.answerAgain(standing, around)
          : guide.respond(standing, said, around),
      );
      const spoken = (more: Partial<Spoken> & Pick<Spoken, 'reply'>): Spoken => ({
        standing: { guide: guided.state, guard: heard.state },
        answeredBy: 'safety',
        safety: safetyOf(heard, answer),
        ladder: guided.ladder,
        isOpen: false,
        ...more,
      });
      if (answer !== null && isSoft && !guide.isWarm(guided)) {
        return spoken({
          standing: { guide: guide.setAside(guided.state, said), guard: heard.state },
          reply: fixedReply(answer),
        });
      }
      if (answer !== null) return spoken({ reply: beside(answer, guided.reply) });
      const first = guided.isHeldBack ? guard.question(heard.state, 'before-a-strain') : null;
      if (first !== null) {
        return spoken({
          standing: { guide: guided.state, guard: first.state },
          reply: fixedReply(first.answer),
          safety: safetyOf(heard, first.answer),
        });
      }
      const goesOn = guided.state.active;
      const begins =
        goesOn !== null && goesOn.skill !== active?.skill && isCalmingSkill(goesOn.skill);
      const due =
        begins && heard.state.danger?.category !== 'medical-emergency'
          ? null
          : guard.question(heard.state, goesOn === null ? 'turn' : 'skill');
      if (due === null) {
        return spoken({
          reply: guided.reply,
          answeredBy: 'coach',
          isOpen: guided.isOpen && !heard.isWatched,
        });
      }
      // During an exercise, the guard's question replaces the guide's reply, because the exercise would otherwise take
      // the person's answer as input. Outside an exercise, the question follows the guide's reply, unless the guide did
      // not understand the message.
      const isAlone = goesOn !== null || guided.state.unclear > 0;
      const reply = isAlone ? fixedReply(due.answer) : beside(due.answer, guided.reply);
      const state = goesOn === null ? guided.state : pausedGuide(guided.state);
      return spoken({
        standing: { guide: state, guard: due.state },
        reply,
        safety: safetyOf(heard, due.answer),
      });
    },
  };
};
