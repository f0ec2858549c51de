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

/** An answer that the player can choose, whether it fits the scene, and the reason for this in literal words. */
export interface Option {
  readonly text: string;
  readonly fits: boolean;
  readonly why: string;
}

export type SceneKind = 'feel' | 'say' | 'changed';

/** The question of each kind of scene. */
export const QUESTIONS: Readonly<Record<SceneKind, string>> = {
  feel: 'What may this person feel?',
  say: 'What could you say?',
  changed: 'What changed?',
};

interface SceneBasics {
  /** Stable: the id is stored with every answer and never reused for another scene. */
  readonly id: string;
  /** From 1, the easiest, to 6. */
  readonly difficulty: number;
  /** What happens, in one or two sentences. */
  readonly story: string;
  readonly options: readonly Option[];
}

/** One scene. Two of its four answers fit, so that a guess has the same chance in every scene. */
export type SocialScene = SceneBasics &
  (
    | { readonly kind: 'feel' | 'say'; readonly pictures: readonly [Picture] }
    | { readonly kind: 'changed'; readonly pictures: readonly [before: Picture, after: Picture] }
  );
