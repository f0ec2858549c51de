import { expect, it } from 'vitest';
import { checkAll } from '#tests/support/check-all.ts';
import { type HelpedDanger, tellsOfHelp } from './help-reached.ts';
import { sentencesOf } from './text/sentences.ts';

const OWN = { category: 'suicide', kind: 'own' } as const;
const FROM_SOMEBODY = { category: 'abuse', kind: 'own' } as const;
const OF_OTHER = { category: 'medical-emergency', kind: 'third-person' } as const;
const tells = (text: string, danger: HelpedDanger = OWN): boolean =>
  tellsOfHelp(
    sentencesOf(text, () => false),
    danger,
  );

it.each([
  'I called my sister',
  'the ambulance is on the way',
  'I locked the knife away',
  'I am at the hospital',
  'I gave the pills to my sister',
  'I threw the pills away. I am with my mum',
  'my best friend is here',
  'my neighbour is on her way',
  'ok i called',
  'i threw the pills in the toilet',
  'i gave my mum the pills',
  'i flushed them',
])('hears help in "%s"', (text) => expect(tells(text)).toBe(true));

it('hears none', () => {
  checkAll(
    [
      'nobody is coming',
      'i threw up',
      'i gave up',
      'i gave it all away',
      'I called in sick',
      'I did not call anyone',
      'I put it off',
      'the bus is here',
      'my cat is here',
      'its sunny',
      'I am with my cat',
      'I gave the pills to my sister. I have others',
      'I gave the pills to my sister, there are more upstairs',
      'I threw the pills away and took the razor instead',
      'I threw the pills away but I still have the rope',
      'I put the gun to my head',
      'I put the knife in my bag',
      'I called my mum to say goodbye',
      'I texted my sister that she can have my things',
      'I put the pills in a glass of water',
      'I am at the hospital roof',
      'I am with my mum. She thinks I am asleep',
    ],
    (text) => expect(tells(text)).toBe(false),
  );
});

it.each([
  'I am with him now',
  'I called him to come back',
  'my boyfriend is here',
  'he is with me',
])('hears none in "%s" where somebody else is the danger', (text) =>
  expect(tells(text, FROM_SOMEBODY)).toBe(false),
);

it.each(['I called the police', 'the police are on the way', 'I am at the police station'])(
  'hears help in "%s" whoever the danger is',
  (text) => {
    for (const danger of [OWN, FROM_SOMEBODY, OF_OTHER]) expect(tells(text, danger)).toBe(true);
  },
);

it('takes nobody for help who is in danger', () => {
  expect(tells('I am with her', OF_OTHER)).toBe(false);
  expect(tells('the ambulance is here', OF_OTHER)).toBe(true);
});
