import type { Form } from './form.ts';

/** One phase of a pacer. */
interface PacerPhase {
  readonly id: string;
  /** The instruction, shown and read aloud. */
  readonly label: string;
  readonly durationMs: number;
  /** How full the shape is at the start and the end of the phase, 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** A task that the person can add to their routine. */
export interface OfferedTask {
  readonly title: string;
  /** Whole minutes. */
  readonly minutes: number;
}

/** What a reply contains in addition to its text. */
export type Part =
  | {
      readonly type: 'pacer';
      readonly rounds: number;
      /** The phases of one round, in order. */
      readonly phases: readonly PacerPhase[];
    }
  | {
      readonly type: 'timer';
      readonly label: string;
      /** UTC in ms. The timer runs to its deadline even while it is not visible. */
      readonly startedAtMs: number;
      readonly endsAtMs: number;
    }
  | {
      readonly type: 'scene';
      readonly sceneId: string;
      readonly title: string;
      /** The current position, such as "step 2 of 4, path: asked for time". */
      readonly where: string;
      readonly step: number;
      readonly steps: number;
      readonly path: readonly string[];
    }
  | {
      readonly type: 'ladder';
      readonly ladderId: string;
      readonly fear: string;
      /** Sorted by rising distress; `tries` is the number of attempts. */
      readonly rungs: readonly {
        readonly text: string;
        readonly distress: number;
        readonly tries: number;
        readonly isChosen: boolean;
      }[];
    }
  | { readonly type: 'tasks'; readonly tasks: readonly OfferedTask[] }
  | { readonly type: 'progress'; readonly step: number; readonly steps: number }
  | Form
  /** Things that the person listed, which stay in view. */
  | { readonly type: 'named'; readonly things: readonly string[] }
  /** A text to copy; the app does not send it. */
  | { readonly type: 'draft'; readonly title: string; readonly text: string }
  | {
      readonly type: 'plan';
      readonly title: string;
      /** `at` is a local time (HH:MM) or local date (YYYY-MM-DD); null if untimed. */
      readonly entries: readonly { readonly at: string | null; readonly text: string }[];
    }
  /** A page of the app to open; `label` is the label of the button that opens the page. */
  | { readonly type: 'page'; readonly path: string; readonly label: string }
  /** The help lines for the person's location. */
  | { readonly type: 'lines' };

/** A reply of the chat. It has at least one paragraph, and no paragraph is empty. */
export interface Reply {
  readonly paragraphs: readonly string[];
  /** Buttons; each sends its label, and typing the label has the same effect. */
  readonly quickReplies: readonly string[];
  readonly parts: readonly Part[];
}
