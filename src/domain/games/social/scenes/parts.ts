import type {
  Face,
  Figure,
  Picture,
  Posture,
  ScenePlace,
  Thing,
} from '#domain/games/social/scene.ts';

/** A face from its three features. */
export const face = (brows: Face['brows'], eyes: Face['eyes'], mouth: Face['mouth']): Face => ({
  brows,
  eyes,
  mouth,
});

/** A person who looks at the other person, if the picture shows two. */
export const who = (of: Face, posture: Posture): Figure => ({ face: of, posture });

/** A person who has turned away from the other person. */
export const away = (of: Face, posture: Posture): Figure => ({
  face: of,
  posture,
  turnedAway: true,
});

/** A picture of one person with things. */
export const at = (place: ScenePlace, person: Figure, ...things: readonly Thing[]): Picture => ({
  place,
  person,
  things,
});

/** A picture of two people with things. */
export const two = (
  place: ScenePlace,
  person: Figure,
  other: Figure,
  ...things: readonly Thing[]
): Picture => ({ place, person, other, things });

/** Faces that are used often. */
export const CALM = face('level', 'open', 'straight');
export const GLAD = face('raised', 'open', 'smile');
export const SAD = face('inner-up', 'down', 'down');
export const CROSS = face('drawn', 'narrow', 'down');
