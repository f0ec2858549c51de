import type { SvgNode } from '#domain/shared/drawing/svg-node.ts';
import type { ComicMood } from './moods.ts';

/** The panel that scenes are drawn in, in units of the drawing. */
export const PANEL = { width: 320, height: 240 } as const;

/** One kind of panel. */
export interface ComicScene {
  /** What the person does, as the first sentence of the panel's alternative text. */
  readonly shows: string;
  /** Whether the weather of the mood is seen, and from where. */
  readonly weather: 'around' | 'window' | null;
  /** Whether the eyes are closed; open when it is not said. */
  readonly asleep?: boolean;
  readonly draw: (mood: ComicMood) => readonly SvgNode[];
}
