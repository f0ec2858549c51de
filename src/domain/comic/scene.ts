import type { ComicMood } from './moods.ts';
import type { SvgNode } from './svg-node.ts';

/** The panel that scenes are drawn in, in units of the drawing. */
export const PANEL = { width: 320, height: 240 } as const;

/** One kind of panel. */
export interface Scene {
  /** What the person does, as the first sentence of the panel's alternative text. */
  readonly shows: string;
  /** Whether the weather of the mood is seen, and from where. */
  readonly weather: 'around' | 'window' | null;
  readonly draw: (mood: ComicMood) => readonly SvgNode[];
}
