import type { ComponentType } from 'react';
import type { CareContent } from '#contract/sharing/care.ts';

export type GoalContent = Extract<CareContent, { kind: 'goal' }>;
export type RoutineContent = Extract<CareContent, { kind: 'routine' }>;

/** Props of an editor for a goal or routine. */
export interface PlanEditorProps<Content> {
  /** Initial content of the form; null for an empty form. */
  readonly start: Content | null;
  /** Key of the draft, which is stored on this device. */
  readonly draftKey: string;
  readonly saveLabel: string;
  /** Saves the content. @returns an error message, or null on success */
  readonly onSave: (content: Content) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Editors that belong to other features. */
export interface CareEditors {
  readonly Goal: ComponentType<PlanEditorProps<GoalContent>>;
  readonly Routine: ComponentType<PlanEditorProps<RoutineContent>>;
}
