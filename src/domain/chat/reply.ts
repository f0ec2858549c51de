import type { Form } from './form.ts';

/** One phase of a drawn pacer. */
interface PacerPhase {
  readonly id: string;
  /** What to do in it, as it is shown and read out. */
  readonly label: string;
  readonly durationMs: number;
  /** How full the drawn shape is at its start and at its end, 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** A task that a person can send to their routine. */
export interface OfferedTask {
  readonly title: string;
  /** Whole minutes. */
  readonly minutes: number;
}

/** What stands beside the words of a reply. */
export type Part =
  | {
      readonly type: 'pacer';
      readonly rounds: number;
      /** They follow each other, and then again in the next round. */
      readonly phases: readonly PacerPhase[];
    }
  | {
      readonly type: 'timer';
      readonly label: string;
      /** UTC instants in ms; it counts to the deadline, however long nobody looks. */
      readonly startedAtMs: number;
      readonly endsAtMs: number;
    }
  | {
      readonly type: 'scene';
      readonly sceneId: string;
      readonly title: string;
      /** Where the person is, as "step 2 of 4, path: asked for time". */
      readonly where: string;
      readonly step: number;
      readonly steps: number;
      readonly path: readonly string[];
    }
  | {
      readonly type: 'ladder';
      readonly ladderId: string;
      readonly fear: string;
      /** From the lowest distress up; `tries` counts how often it was done. */
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
  /** What the person named, so that it stays in view. */
  | { readonly type: 'named'; readonly things: readonly string[] }
  /** A text to copy; nothing is sent from here. */
  | { readonly type: 'draft'; readonly title: string; readonly text: string }
  | {
      readonly type: 'plan';
      readonly title: string;
      /** `at` is the local time (HH:MM) or the local date (YYYY-MM-DD), null where there is none. */
      readonly entries: readonly { readonly at: string | null; readonly text: string }[];
    }
  /** A page of the app to open; `label` is the words of the button that leads there. */
  | { readonly type: 'page'; readonly path: string; readonly label: string }
  /** The help lines of where the person is. */
  | { readonly type: 'lines' };

/** What the coach says: at least one paragraph, none empty. */
export interface Reply {
  readonly paragraphs: readonly string[];
  /** Buttons; each sends its own words, and typing them does the same. */
  readonly quickReplies: readonly string[];
  readonly parts: readonly Part[];
}
