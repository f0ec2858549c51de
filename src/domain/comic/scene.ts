import type { SvgNode } from '#domain/shared/drawing/svg-node.ts';
import type { ComicMood } from './moods.ts';

/** The size of a panel, in drawing units. */
export const PANEL = { width: 320, height: 240 } as const;

/** A drawn scene that a panel can show. */
export interface ComicScene {
  /** Where the scene shows the weather of the mood; null when it shows no weather. */
  readonly weather: 'around' | 'window' | null;
  /** Whether the eyes are closed; false by default. */
  readonly asleep?: boolean;
  readonly draw: (mood: ComicMood) => readonly SvgNode[];
}
