import { describe, expect, it } from 'vitest';
import { hear } from '#tests/support/chat/guard-turns.ts';
import { assess } from './assess.ts';
import { CALM } from './safety-state.ts';

const first = (text: string) => hear(CALM, text).answer;
const said = (text: string): string => first(text)?.paragraphs[0] ?? '';

describe('somebody in danger from another person now', () => {
  it.each([
    'my dad has a knife and he is drunk, im under the bed',
    'He has a gun and is outside my door, I locked my dog in',
    'he has a knife and he is at my door, i do not have my keys',
    'someone is trying to break in',
    'someone broke into my house and is downstairs',
    'there is a man in my house',
    'he has a gun and he is outside my door',
    'my ex is outside banging on the door',
    'he is drunk and kicking my door',
    'im hiding in the bathroom from my boyfriend',
    'im hiding in the wardrobe, he is looking for me',
    'my husband is hitting me right now',
    'he is pointing a gun at us',
    'dad is beating mum right now',
    'my dad is outside my door, he wants to hit me',
    'he is drunk and coming up the stairs',
    'they are coming for me and one has a bat, i locked myself in from them',
  ])('is told first to call, or to be quiet and write: "%s"', (text) => {
    expect(assess(text)).toMatchObject({ level: 'high', category: 'abuse', kind: 'own' });
    expect(said(text)).toMatch(
      /^Please call the emergency number now\..*stay quiet.*text the emergency number|^If you are in danger now, call the emergency number first\..*stay quiet/,
    );
    expect(first(text)?.offers[0]).toBe('emergency');
    expect(first(text)?.question).toMatchObject({ category: 'abuse', kind: 'own' });
  });

  it.each([
    ['he says he will kill me', 'high'],
    ['my dad has a gun and says he will use it on me', 'high'],
    ['My uncle makes me do sexual things', 'high'],
    ['he said he will kill me if i leave', 'high'],
    ['she is going to stab me', 'high'],
    ['a guy said he will stab me tomorrow', 'high'],
    ['he is going to kill us', 'high'],
    ['he wants to kill me', 'high'],
    ['my uncle says he will cut my throat', 'high'],
    ['if he finds me he will kill me', 'high'],
    ['she tried to strangle me an hour ago', 'high'],
    ['he says he will burn the house with me in it', 'high'],
    ['my boyfriend wants to hurt me', 'elevated'],
  ] as const)('is not taken for the one who is a danger: "%s"', (text, level) => {
    expect(assess(text)).toMatchObject({ level, category: 'abuse', kind: 'own' });
  });

  it.each([
    'am i hiding from the kids in the bathroom? yes, with a biscuit',
    'husband is singing in the kitchen',
    'my dog is banging on the door',
    'i am hiding from my cat under the bed',
    'hail is hammering on my window',
    'i locked the kitchen knives in the boot because of my harm ocd',
    'someone will break in, my ocd says',
    'i sleep with the window open',
    'my mum is going to kill me when she sees the mess lol',
    'checked the lock 30 times, the neighbour thinks i am breaking into my own flat',
  ])('is not seen in "%s"', (text) => {
    expect(assess(text).level).not.toBe('high');
  });
});

describe('somebody beside a person in danger', () => {
  it.each([
    'my mom is going to kill herself she has a knife',
    'my mom is going to kill herself. she has a knife',
    'my dad is going to kill himself he has a gun',
    'my sister is on the roof and says she will jump',
    'my girlfriend has pills in her hand and wants to die',
    'my mum locked herself in the bathroom with pills',
    'my cousin is standing on the tracks',
    'our neighbour is going to hang himself, i saw the rope',
    'my roommate says she took something and wants to die',
    'my mate said hes going to kill himself tonight',
  ])('is told first to call, and how to stay: "%s"', (text) => {
    expect(assess(text)).toMatchObject({
      level: 'high',
      category: 'suicide',
      kind: 'third-person',
    });
    expect(said(text)).toMatch(
      /^Please call the emergency number now.*If you are safe there, stay/,
    );
    expect(first(text)?.offers[0]).toBe('emergency');
    expect(first(text)?.question).toMatchObject({ level: 'high', kind: 'third-person' });
  });

  it.each([
    'my boyfriend said he will kill himself if I leave',
    'my daughter told me she wants to kill herself',
    'she will kill herself and it is my fault',
    'My friend is suicidal, I fear what if he is alone',
  ])('is asked how near it is where nothing says so: "%s"', (text) => {
    expect(assess(text)).toMatchObject({
      level: 'elevated',
      category: 'suicide',
      kind: 'third-person',
    });
  });

  it.each([
    'my brother said he will kill our mum',
    'my friend wants to kill her ex',
    'my brother is going to stab someone at school tomorrow',
    'my dad wants to kill my brother',
    'he is going to kill her, he has a knife',
    'i am scared that my brother will stab my mum',
  ])('is not taken for the one who means it: "%s"', (text) => {
    expect(assess(text)).toMatchObject({ category: 'harm-to-others', kind: 'third-person' });
    expect(['elevated', 'high']).toContain(assess(text).level);
    expect(said(text)).toMatch(/please call the emergency number now/i);
  });

  it('is heard beside a fear of what they could do', () => {
    const found = assess('My friend is suicidal, I fear what if he has a knife tonight');
    expect(found).toMatchObject({ category: 'suicide', kind: 'third-person' });
    expect(['elevated', 'high']).toContain(found.level);
  });

  it("keeps one's own danger before that of another", () => {
    const both = assess('i want to kill myself. my brother wants to die too, he has a rope');
    expect(both).toMatchObject({ level: 'high', category: 'suicide', kind: 'own' });
  });
});

describe('who means harm themselves', () => {
  it.each([
    'i will kill her',
    'My dad has a gun and I will use it on him',
    'I have a gun and I will use it on him',
    'My dad is a monster and going to kill him is all I want',
    'I will poison my husband with his coffee',
    'my brother hit me and i will kill him',
    'he makes me so angry i will stab him',
    'my dad has been hitting me so im going to kill him tonight',
    'she told him and now i will hurt her',
    'i hate my brother, going to kill him',
    'i hate my brother going to kill him tonight',
    'my brother will kill my mum so i will kill him',
    'my friends make me want to kill people',
    'i am the one who will kill him',
    'me and my brother are going to beat him up',
    'my friend and i will kill him',
  ])('is heard as such, whoever is named before: "%s"', (text) => {
    expect(assess(text)).toMatchObject({ category: 'harm-to-others', kind: 'own' });
    expect(['elevated', 'high']).toContain(assess(text).level);
  });
});

describe('somebody else who took too much, somewhere else', () => {
  it('is to be told to the emergency number, with where they may be', () => {
    const called = 'ok i called';
    const told = hear(CALM, 'my friend texted me she took a whole box of pills');
    expect(told.answer?.paragraphs[0]).toMatch(
      /call the emergency number now.*where the person is or may be.*stay in contact/,
    );
    expect(told.answer?.question).toMatchObject({ kind: 'third-person' });
    const away = hear(told.state, 'im not with her');
    expect(assess(called, away.state).isHelped).toBe(true);
    expect(hear(away.state, called).answer?.paragraphs[0]).toMatch(/important step/);
  });
});
