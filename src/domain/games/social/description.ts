import { texts } from '#texts/games.js';
import type { Figure, Picture } from './scene.ts';

const partsOf = ({ posture, face }: Figure) => ({
  posture: texts.postures[posture],
  brows: texts.brows[face.brows],
  eyes: texts.eyes[face.eyes],
  mouth: texts.mouths[face.mouth],
});

/** The alternative text of a picture; it reveals no more than the drawing does. */
export const pictureText = ({ place, person, other, things = [] }: Picture): string => {
  const inPlace = person.turnedAway === true ? texts.personAwayIn : texts.personIn;
  const beside = other?.turnedAway === true ? texts.secondPersonAway : texts.secondPerson;
  return [
    inPlace({ place: texts.places[place], ...partsOf(person) }),
    ...(other === undefined ? [] : [beside(partsOf(other))]),
    ...things.map((thing) => texts.things[thing]),
  ].join(' ');
};
