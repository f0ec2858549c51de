import type { ComponentType } from 'react';
import type { CareContent } from '#contract/sharing/care.ts';

export type GoalContent = Extract<CareContent, { kind: 'goal' }>;
export type RoutineContent = Extract<CareContent, { kind: 'routine' }>;

/** What an editor of a goal or routine gets here. */
export interface PlanEditorProps<Content> {
  /** What the form is filled in with; null for nothing. */
  readonly start: Content | null;
  /** Names what is typed, which is kept on this device. */
  readonly draftKey: string;
  readonly saveLabel: string;
  /** Saves it. @returns what went wrong; null for nothing */
  readonly onSave: (content: Content) => Promise<string | null>;
  readonly onClose: () => void;
}

/** The house's editors, which other features have. */
export interface CareEditors {
  readonly Goal: ComponentType<PlanEditorProps<GoalContent>>;
  readonly Routine: ComponentType<PlanEditorProps<RoutineContent>>;
}
