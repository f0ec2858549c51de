import type { texts } from '#texts/scenes.js';
/** The features of a drawn face. */
export interface Face {
  readonly brows: 'level' | 'raised' | 'inner-up' | 'drawn' | 'one-up';
  readonly eyes: 'open' | 'wide' | 'narrow' | 'closed' | 'down' | 'aside';
  readonly mouth:
    | 'straight'
    | 'smile'
    | 'laugh'
    | 'down'
    | 'pressed'
    | 'round'
    | 'slanted'
    | 'wavy';
}

export type Posture =
  | 'stand'
  | 'sit'
  | 'walk'
  | 'arms-up'
  | 'arms-crossed'
  | 'hands-at-head'
  | 'hand-out'
  | 'hands-together'
  | 'curled-up'
  | 'slumped';

export type ScenePlace = 'room' | 'kitchen' | 'office' | 'class' | 'park' | 'street';

export type Thing =
  | 'books'
  | 'cup'
  | 'dog'
  | 'plant'
  | 'clock'
  | 'umbrella'
  | 'desk'
  | 'present'
  | 'phone'
  | 'broken-cup'
  | 'cake'
  | 'suitcase';

/** One of the people in a picture. */
export interface Figure {
  readonly face: Face;
  readonly posture: Posture;
  /** Whether this person has turned away from the other one. */
  readonly turnedAway?: true;
}

/** The parameters of a picture: the person whom the picture is about, an optional second person, a place and things. */
export interface Picture {
  readonly place: ScenePlace;
  readonly person: Figure;
  readonly other?: Figure;
  readonly things?: readonly Thing[];
}

export type SceneKind = 'feel' | 'say' | 'changed';

interface SceneBasics {
  /** Stable: the id is stored with every answer and never reused for another scene. */
  readonly id: keyof typeof texts.scenes;
  /** From 1, the easiest, to 6. */
  readonly difficulty: number;
  /** For each answer in the scene's texts, whether it fits. */
  readonly fits: readonly boolean[];
}

/** One scene. Two of its four answers fit, so that a guess has the same chance in every scene. */
export type SocialScene = SceneBasics &
  (
    | { readonly kind: 'feel' | 'say'; readonly pictures: readonly [Picture] }
    | { readonly kind: 'changed'; readonly pictures: readonly [before: Picture, after: Picture] }
  );
