/** Where a scene takes place. */
export const PLACES = ['work', 'school', 'friends', 'services'] as const;
export type Place = (typeof PLACES)[number];

export const PLACE_LABELS: Readonly<Record<Place, string>> = {
  work: 'Work',
  school: 'School',
  friends: 'Friends',
  services: 'Shops and services',
};

/** One thing that the person can say or do. */
interface SceneOption {
  readonly says: string;
  /** What the path is called after it, as in "asked for time". */
  readonly path: string;
  /** What it does, said literally: how others are likely to hear it, and why. */
  readonly feedback: string;
  /** The node that follows. */
  readonly to: string;
}

/** A turn of the scene: what happens, and what can be answered. Without options it is an end. */
export interface SceneNode {
  readonly happens: readonly string[];
  readonly options: readonly SceneOption[];
}

/** A scene to practice. It begins at the node `start`; its branches never lead back. */
export interface Scene {
  readonly id: string;
  readonly place: Place;
  readonly title: string;
  readonly nodes: Readonly<Record<string, SceneNode>>;
}

/** Writes an option in one line. */
export const option = (says: string, path: string, feedback: string, to: string): SceneOption => ({
  says,
  path,
  feedback,
  to,
});

/** A turn with what can be answered. */
export const turn = (happens: string, ...options: readonly SceneOption[]): SceneNode => ({
  happens: [happens],
  options,
});

/** An end of a scene. */
export const ending = (...happens: readonly string[]): SceneNode => ({ happens, options: [] });

const nodeOf = (scene: Scene, id: string): SceneNode =>
  scene.nodes[id] ?? ending('This scene is over.');

/** How many turns the longest way from a node takes; 0 at an end. */
export const longestFrom = (scene: Scene, id: string): number => {
  const { options } = nodeOf(scene, id);
  if (options.length === 0) return 0;
  return 1 + Math.max(...options.map(({ to }) => longestFrom(scene, to)));
};

/** A node of a scene; an unknown id is an end. */
export const sceneNode = nodeOf;
