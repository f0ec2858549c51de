import { describe, expect, it } from 'vitest';
import { told, wordsOf } from '#tests/support/chat/guard-turns.ts';
import { replyCheck } from '#tests/support/reply-check-content.ts';
import { OBJECTION_TEXTS, objectionText } from './objections.ts';

/** What the guard says to the last of these messages. */
const said = (first: string, ...rest: readonly string[]): string => wordsOf(told(first, ...rest));

describe('what keeps somebody from getting help', () => {
  it.each([
    ['my boyfriend hits me', 'can he see what i write here?', 'watched'],
    ['my boyfriend hits me', 'i cant call the police hes a cop', 'police'],
    ['my boyfriend hits me', 'ok he is coming', 'near'],
    ['my boyfriend hits me', 'he left for work', 'away'],
    ['my boyfriend hits me', 'it is my fault', 'own-fault'],
    ['my boyfriend hits me', 'he said sorry', 'their-sorry'],
    ['my dad hits me', 'i cant tell mum', 'tell-another'],
    ['my dad hits me', 'what will happen to him', 'what-becomes-of-them'],
    ['i cut myself again', 'its not deep', 'small-wound'],
    ['i cut myself again', 'im so ashamed', 'ashamed'],
    ['my boyfriend hits me', 'where could i even go with two kids', 'where'],
    ['my boyfriend hits me', 'how do i delete this', 'delete'],
    ['my friend wants to die', 'what do i say to her', 'what-to-say'],
    ['my friend wants to die', 'should i tell her mum', 'whom-to-tell'],
    ['my friend wants to die', 'i dont know her address', 'their-place'],
    ['my friend wants to die', 'she wont answer', 'no-answer'],
    ['my brother is going to kill himself', 'the door is locked', 'locked-in'],
    ['my friend wants to die', 'i live 200 miles away', 'far'],
    ['my friend wants to die', 'she made me promise not to tell', 'secret'],
    ['my friend wants to die', 'she says she is fine now', 'says-fine'],
    ['my friend wants to die', 'i asked her and she said yes', 'said-yes'],
    ['my brother is going to kill himself', 'he opened the door', 'together'],
    ['my son is cutting himself', 'its all my fault', 'my-fault'],
    ['my son is cutting himself', 'im scared', 'afraid-for-them'],
    ['my friend wants to die', 'what do i do', 'what-to-do'],
    ['i want to kill myself', 'why do you keep asking', 'why-asked'],
    ['my dad hits me', 'im 12', 'child'],
    ['i want to kill myself', 'is there a number i can text', 'text'],
    ['i want to kill myself', 'what happens if i call', 'what-happens'],
    ['i want to kill myself', 'im scared they lock me up in hospital', 'hospital'],
    ['i want to kill myself', 'i dont want to call anyone', 'no-call'],
    ['i want to kill myself', 'nobody knows', 'nobody'],
    ['i want to kill myself', 'did you read what i wrote', 'unread'],
    ['i want to kill myself', 'nothing will help', 'pointless'],
  ])('after "%s", "%s" has words of its own', (danger, objection, id) => {
    const text = said(danger, objection);
    expect(text).toContain(objectionText(id));
    expect(text).toMatch(/\?$/);
    expect(told(danger, objection).answer?.offers).toContain('lines');
  });

  it('is not answered twice in a row by the same words', () => {
    const way = ['i want to kill myself', 'i dont want to call anyone'] as const;
    expect(said(...way, 'i said i dont want to call')).not.toContain(objectionText('no-call'));
  });

  it('is heard only while a danger is open', () => {
    for (const text of ['i dont want to call anyone', 'nobody knows', 'im 12'])
      expect(said(text), text).not.toContain(objectionText('no-call') ?? '-');
    expect(said('i want to kill myself', 'no', 'i hate phone calls')).toBe('');
  });

  it('has words that hold to our own rules', () => {
    for (const text of OBJECTION_TEXTS) {
      expect(replyCheck(text.replace(/"[^"]*"/g, '')), text).toBeNull();
      expect(text).not.toMatch(/!|should|must|have to\b/);
      expect(text.length).toBeLessThan(400);
    }
  });
});

describe('while a danger is open', () => {
  it.each([
    ['i just swallowed a bottle of tylenol', 'no i dont want to die, i just had a headache'],
    ['i drank bleach', 'no i dont want to die, it was an accident'],
    ['my friend passed out after drinking and wont wake up', 'i dont want her to die'],
  ])('what was meant by it closes no emergency of the body: "%s", "%s"', (danger, denial) => {
    const { state, answer } = told(danger, denial);
    expect(state?.level).toBe('high');
    expect(answer?.paragraphs.join(' ')).toMatch(/emergency number/);
  });

  it.each([
    'No, when my mum is asleep',
    'no, in an hour',
    'no, later tonight',
    'no, on friday',
    'better, I swallowed them',
    'I am fine now, I made my choice',
    'no, goodbye',
    'I will not kill myself before sunday',
    'ok, I took them',
    'I called my mum to say goodbye',
    'I put the pills in a glass of water',
  ])('"%s" lowers nothing', (text) => {
    expect(told('I want to kill myself tonight', text).state.level).toBe('high');
  });

  it('a place that is asked for, and taking leave, are signs', () => {
    const asked = told('it doesnt matter anymore', 'what is the highest bridge near me');
    expect(asked.state.level).toBe('high');
    const leave = 'just wanted to say thanks for listening, goodbye';
    expect(told('i wrote letters to my kids', leave).answer?.question).not.toBeNull();
    expect(told('what time is the train to London').state.level).toBe('none');
    expect(told('thanks for listening, goodbye').state.level).toBe('none');
  });

  it('who was taken the wrong way is believed, and asked again later than who denies', () => {
    const sign = 'sometimes i think everyone would be better off without me';
    const misread = told(sign, "that's not what i meant");
    expect(misread.answer?.paragraphs[0]).toContain('Then I took it the wrong way');
    expect(misread.state).toMatchObject({ level: 'low', isDenied: true, rechecks: 1 });
    expect(told('I am going to kill myself tonight', 'i was only joking').state.level).toBe(
      'elevated',
    );
  });

  it('nothing is asked again at once where help was reached', () => {
    const helped = told('i want to kill myself tonight', 'i called 988', 'they talked to me');
    expect(helped.state).toMatchObject({ level: 'high', isHelped: true });
    expect(helped.answer).toBeNull();
    const again = told('i want to kill myself tonight', 'i called 988', 'I still want to die');
    expect(again.state.isHelped).toBe(false);
  });
});
