import type { Face, Figure, Picture, Posture, ScenePlace, Thing } from './scene.ts';

const BROWS: Readonly<Record<Face['brows'], string>> = {
  level: 'level brows',
  raised: 'raised brows',
  'inner-up': 'brows raised in the middle',
  drawn: 'brows drawn together',
  'one-up': 'one raised brow',
};
const EYES: Readonly<Record<Face['eyes'], string>> = {
  open: 'open eyes',
  wide: 'wide eyes',
  narrow: 'narrow eyes',
  closed: 'closed eyes',
  down: 'eyes that look down',
  aside: 'eyes that look to the side',
};
const MOUTHS: Readonly<Record<Face['mouth'], string>> = {
  straight: 'a straight mouth',
  smile: 'a smile',
  laugh: 'a mouth that laughs',
  down: 'a mouth turned down',
  pressed: 'lips pressed together',
  round: 'a round, open mouth',
  slanted: 'a slanted mouth',
  wavy: 'a wavy mouth',
};
const POSTURES: Readonly<Record<Posture, string>> = {
  stand: 'stands',
  sit: 'sits',
  walk: 'walks',
  'arms-up': 'stands with both arms up',
  'arms-crossed': 'stands with crossed arms',
  'hands-at-head': 'holds their head with both hands',
  'hand-out': 'holds a hand out',
  'hands-together': 'stands with the hands together',
  'curled-up': 'sits on the ground with the knees pulled up',
  slumped: 'stands with the head hanging',
};
const PLACES: Readonly<Record<ScenePlace, string>> = {
  room: 'In a room',
  kitchen: 'In a kitchen',
  office: 'In an office',
  class: 'In a classroom',
  park: 'In a park',
  street: 'In a street',
};
const THINGS: Readonly<Record<Thing, string>> = {
  books: 'a pile of books',
  cup: 'a small table with a cup',
  dog: 'a dog',
  plant: 'a plant',
  clock: 'a clock',
  umbrella: 'an open umbrella',
  desk: 'a desk',
  present: 'a present',
  phone: 'a phone',
  'broken-cup': 'a broken cup on the floor',
  cake: 'a cake with candles',
  suitcase: 'a suitcase',
};

const figureWords = (who: string, { posture, face, turnedAway }: Figure): string =>
  `${who} ${POSTURES[posture]}${turnedAway === true ? ', turned away' : ''}, with ${BROWS[face.brows]}, ${EYES[face.eyes]} and ${MOUTHS[face.mouth]}.`;

/** The alternative text of a picture; it reveals no more than the drawing does. */
export const pictureText = ({ place, person, other, things = [] }: Picture): string =>
  [
    `${PLACES[place]}, ${figureWords('a person', person)}`,
    ...(other === undefined ? [] : [figureWords('A second person', other)]),
    ...(things.length === 0
      ? []
      : [`There is ${things.map((thing) => THINGS[thing]).join(' and ')}.`]),
  ].join(' ');
