import { describe, expect, it } from 'vitest';
import { SKILL_IDS, SKILL_NAMES, type SkillId } from '#domain/chat/skills/skills.ts';
import { lastOf } from '#tests/support/chat/talk.ts';
import { checkAll } from '#tests/support/check-all.ts';
import { isWanted } from './wanted.ts';

const ASKED: readonly (readonly [SkillId, string])[] = [
  ['breathing', 'can we do the breathing thing'],
  ['breathing', 'box breathing please'],
  ['breathing', 'breathe with me'],
  ['grounding', '54321'],
  ['grounding', 'Help me calm down'],
  ['grounding', 'I need grounding'],
  ['relaxation', 'I want to relax my body before bed'],
  ['relaxation', 'muscle relaxation please'],
  ['sensory-break', 'I need a sensory break'],
  ['exposure', 'I want to face a fear in small steps'],
  ['exposure', 'I want to make a ladder'],
  ['exposure', 'can we do ERP'],
  ['scene', 'I want to practice a conversation'],
  ['scene', 'Can we practice how to say no to my boss?'],
  ['scene', 'what should I answer when they ask me to go for drinks'],
  ['start', 'I cannot get started on a task'],
  ['start', "I can't start my homework"],
  ['start', 'break this down for me'],
  ['thought', 'help me look at a thought'],
  ['thought', 'thought record'],
];
const TOLD = [
  'I feel like a burden asking for help at work',
  'I keep washing my hands until they hurt',
  'I had a meltdown because of the noise',
  'my jaw is clenched all day',
  'my OCD is bad today',
  'I keep thinking I am a bad friend',
  'he did not text back so he must be done with me',
  'I have been procrastinating all day',
  'the choir practice was cut short',
  'nothing around me feels real',
  'my heart is racing',
  '(ipads) old tablets',
];

describe('an exercise', () => {
  it('begins where it is asked for', () => {
    checkAll(ASKED, ([skill, text]) => {
      expect(isWanted(skill, text)).toBe(true);
      expect(lastOf([text]).state.active?.skill).toBe(skill);
    });
  });

  it('is not begun by what is only told', () => {
    checkAll(TOLD, (text) => {
      const { state, reply } = lastOf([text]);
      expect(state.active).toBeNull();
      expect(reply?.paragraphs.join(' ')).not.toMatch(/doctor or a pharmacist/);
    });
  });

  it('is offered beside the answer to what is told', () => {
    for (const [text, skill] of [
      ['I keep washing my hands until they hurt', 'exposure'],
      ['I feel like a burden asking for help at work', 'thought'],
      ['I had a meltdown because of the noise', 'sensory-break'],
      ['my jaw is clenched all day', 'relaxation'],
      ['nothing around me feels real', 'grounding'],
    ] as const) {
      expect(lastOf([text]).reply?.quickReplies).toContain(SKILL_NAMES[skill].button);
    }
  });

  it('begins by its button', () => {
    for (const skill of SKILL_IDS) {
      expect(lastOf([SKILL_NAMES[skill].button]).state.active?.skill).toBe(skill);
    }
  });
});
