import { describe, expect, it } from 'vitest';
import { GUARD_HEARING_GREY } from '#tests/support/chat/guard-content.ts';
import { around, guide, guideContent } from '#tests/support/chat/guide-content.ts';
import { skills } from '#tests/support/skills-content.ts';
import { createChat, type SkillPosition, type Spoken } from './chat.ts';
import type { FormEntries } from './form.ts';
import { CALM } from './guard/states.ts';
import { newGuideState } from './guide/state.ts';
import { SKILL_IDS, type SkillId } from './skills/skill.ts';

const chat = createChat({ guard: GUARD_HEARING_GREY, guide, skills });
const MOMENT = { ...around, awayMs: 0, checkInShown: false };
const NEW: SkillPosition = { guide: newGuideState(), guard: CALM };

const say = (from: SkillPosition, text: string, entries: FormEntries | null = null): Spoken =>
  chat.speak(from, { text, entries }, MOMENT);

const FILLED: Readonly<Record<string, string>> = {
  text: 'a few words',
  lines: 'one thing\nanother thing',
  number: '40',
  date: '2026-11-30',
  time: '18:00',
  rows: 'touch the door\t30\ntouch the bus\t50\neat at home\t70',
};

/** The entries of the form that a reply shows, with some values replaced; null if it shows none. */
const entriesOf = ({ reply }: Spoken, own: Readonly<Record<string, string>> = {}) => {
  const form = reply.parts.find((part) => part.type === 'form');
  if (form === undefined) return null;
  const values = form.fields.map(({ name, kind, value, options }) => [
    name,
    own[name] ?? (value || (options[0] ?? FILLED[kind] ?? 'words')),
  ]);
  return { form: form.form, values: Object.fromEntries(values) };
};

const atOf = ({ standing }: Spoken): string => {
  const { active } = standing.guide;
  if (active === null) return '';
  return active.skill === 'scene' && active.at === 'turn' ? active.nodeId : active.at;
};

const LEAVES = new Set(['Stop here', 'Back']);
/** Enough steps to see each kind of step of each exercise. */
const STEPS_MOST = 40;

/** A reply of an exercise at each of its steps that buttons and forms lead to. */
const stepsOf = (skill: SkillId): readonly Spoken[] => {
  const found = new Map<string, Spoken>();
  const open = [say(NEW, skills.names(skill).button)];
  while (open.length > 0 && found.size < STEPS_MOST) {
    const spoken = open.shift();
    if (spoken === undefined || spoken.standing.guide.active === null) continue;
    if (found.has(atOf(spoken))) continue;
    found.set(atOf(spoken), spoken);
    const entries = entriesOf(spoken);
    if (entries !== null) open.push(say(spoken.standing, 'sent', entries));
    for (const label of spoken.reply.quickReplies)
      if (!LEAVES.has(label)) open.push(say(spoken.standing, label));
  }
  return [...found.values()];
};

const STEPS = SKILL_IDS.flatMap((skill) =>
  stepsOf(skill).map((spoken) => [skill, atOf(spoken), spoken] as const),
);

const FORMS = guideContent.forms.map(({ form }) => {
  const label = guide.labelOf(`form:${form}`) ?? '';
  return [form, say(NEW, label)] as const;
});

/** What the guard hears as a soft or a full danger. Only the classifier hears the one with "grey". */
const HEARD = [
  ['soft', 'my family would be better off without me'],
  ['soft', 'im so tired of being me. whats the point'],
  ['soft', 'all is grey'],
  ['full', 'I want to kill myself'],
  ['full', 'I want to kill myself tonight'],
] as const;

const guardAlone = (text: string) =>
  GUARD_HEARING_GREY.hear(CALM, text, {
    inSkill: true,
    isFearWork: false,
    awayMs: 0,
    checkInShown: false,
  }).answer;

/** Whether a reply is the guard's alone, and the exercise is set aside. */
const expectOnlyGuard = ({ reply, answeredBy, standing, isOpen }: Spoken, text: string): void => {
  const answer = guardAlone(text);
  expect(reply.paragraphs).toEqual(answer?.paragraphs);
  expect(reply.quickReplies).toEqual(answer?.replies);
  expect(reply.parts).toEqual([]);
  expect({ answeredBy, isOpen }).toEqual({ answeredBy: 'safety', isOpen: false });
  expect(standing.guide.active).toBeNull();
};

/** The sentences that may stand before the guard's soft question outside of exercises. */
const WARM = guideContent.needs.filter(({ hurts }) => hurts).map(({ answer }) => answer);

const withoutGuard = ({ reply }: Spoken, text: string): readonly string[] => {
  const own = guardAlone(text)?.paragraphs ?? [];
  expect(reply.paragraphs.slice(-own.length)).toEqual(own);
  return reply.paragraphs.slice(0, -own.length);
};

describe('danger in the middle of an exercise', () => {
  it('covers every exercise and many of its steps', () => {
    expect(new Set(STEPS.map(([skill]) => skill))).toEqual(new Set(SKILL_IDS));
    expect(STEPS.length).toBeGreaterThan(60);
    // Steps that wait: with a timer, with a pacer, and with a form.
    for (const kind of ['timer', 'pacer', 'form', 'scene', 'tasks'])
      expect(STEPS.some(([, , { reply }]) => reply.parts.some(({ type }) => type === kind))).toBe(
        true,
      );
  });

  describe.each(HEARD)('that the guard hears as %s: %s', (response, text) => {
    it('gets the guard’s answer and no text of the exercise, at any step', () => {
      for (const [skill, at, spoken] of STEPS) {
        const answered = say(spoken.standing, text);
        expect(answered.safety.response, `${skill} ${at}`).toBe(response);
        expectOnlyGuard(answered, text);
        expect(answered.standing.guide.paused[0]?.skill).toBe(skill);
      }
    });

    it('gets it after each form, too, typed or in a field', () => {
      for (const [form, shown] of FORMS) {
        expect(entriesOf(shown)?.form).toBe(form);
        const typed = say(shown.standing, text);
        expect(typed.reply.parts).toEqual([]);
        for (const said of withoutGuard(typed, text)) expect(WARM).toContain(said);
        const [field] = guideContent.forms.find((one) => one.form === form)?.fields ?? [];
        const entries = entriesOf(shown, { [field?.name ?? '']: text });
        expectOnlyGuard(say(shown.standing, 'sent', entries), text);
      }
      for (const [, , spoken] of STEPS) {
        const form = spoken.reply.parts.find((part) => part.type === 'form');
        const name = form?.fields.find(({ kind }) => kind === 'text')?.name;
        if (name === undefined) continue;
        expectOnlyGuard(say(spoken.standing, 'sent', entriesOf(spoken, { [name]: text })), text);
      }
    });
  });

  it('asks after a "No" whether to go on, and shows no step before the person wants it', () => {
    for (const [skill, at, spoken] of STEPS) {
      const asked = say(spoken.standing, 'my family would be better off without me');
      const { reply, standing } = say(asked.standing, 'No');
      const { sentence } = skills.names(skill);
      expect(reply.paragraphs.at(-1), `${skill} ${at}`).toMatch(
        `Do you want to continue with ${sentence}?`,
      );
      expect(reply.quickReplies[0]).toBe(`Back to ${sentence}`);
      expect(reply.parts).toEqual([]);
      expect(standing.guide.active).toBeNull();
      const resumed = say(standing, `Back to ${sentence}`);
      expect(atOf(resumed)).toBe(at);
      expect(resumed.reply.quickReplies).toEqual(spoken.reply.quickReplies);
    }
  });

  it('keeps what was sent in a form, and offers it again after a "No"', () => {
    for (const [, shown] of FORMS) {
      const entries = entriesOf(shown);
      const name = Object.keys(entries?.values ?? {})[0] ?? '';
      const sent = entriesOf(shown, { [name]: 'all is grey' });
      const asked = say(shown.standing, 'sent', sent);
      const no = say(asked.standing, 'No');
      expect(no.reply.quickReplies).toContain('Change what I filled in');
      const again = say(no.standing, 'Change what I filled in');
      expect(entriesOf(again)?.values[name]).toBe('all is grey');
    }
  });

  it('takes "I am not sure" as an answer to the guard only', () => {
    const asked = say(NEW, 'all is grey');
    const unsure = say(asked.standing, 'I am not sure');
    expect(unsure.reply.paragraphs.join(' ')).not.toContain('If it’s hard to choose');
    expect(unsure.reply.paragraphs.at(-1)).toMatch(/\?$/);
  });

  it('gets a warm sentence before the soft question, and no other topic', () => {
    const low = say(NEW, 'im so tired of being me. whats the point');
    expect(low.reply.paragraphs).toHaveLength(2);
    expect(low.reply.paragraphs[0]).toContain('I’m sorry you feel this way');
    for (const topic of [
      'i cant start cleaning the grey kitchen',
      'i have to phone the bank about the grey bill',
    ])
      expectOnlyGuard(say(NEW, topic), 'all is grey');
  });
});

describe('a message in an exercise that hurts but shows no danger', () => {
  it('is answered, and is not asked to press a button', () => {
    for (const [skill, , spoken] of STEPS.filter(([one]) => one === 'start')) {
      if (entriesOf(spoken) !== null) continue;
      const { reply, standing } = say(spoken.standing, 'i feel so alone right now');
      expect(reply.paragraphs.join(' ')).toContain('You’re alone more than you want to be');
      expect(standing.guide.paused[0]?.skill).toBe(skill);
    }
  });
});

describe('an exercise that was left open', () => {
  const HOURS = 3_600_000;
  const later = (from: SkillPosition, text: string, hours: number): Spoken =>
    chat.speak(from, { text, entries: null }, { ...MOMENT, awayMs: hours * HOURS });

  it('is over after four hours, and the next message is read afresh', () => {
    for (const [, , spoken] of STEPS) {
      const fresh = later(spoken.standing, 'i cannot fall asleep', 49);
      expect(fresh.reply).toEqual(say(NEW, 'i cannot fall asleep').reply);
      expect(fresh.standing.guide.active).toBeNull();
    }
    expect(atOf(later(STEPS[0]?.[2].standing ?? NEW, 'hm', 3))).not.toBe('');
  });

  it('goes on with its own buttons, and when the person asks for it', () => {
    for (const [skill, , spoken] of STEPS) {
      const label = spoken.reply.quickReplies.find((one) => !LEAVES.has(one));
      if (label === undefined) continue;
      const on = later(spoken.standing, label, 49);
      expect(on.reply).toEqual(say(spoken.standing, label).reply);
      const resumed = later(spoken.standing, 'continue', 49);
      expect(resumed.standing.guide.active?.skill).toBe(skill);
    }
  });
});
