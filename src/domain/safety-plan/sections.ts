import { texts } from '#texts/safety-plan.js';
import type { PlanPart } from './plan.ts';

/** The sections of a safety plan, each of which is edited and saved separately. */
export type SectionId =
  | 'signs'
  | 'helps'
  | 'senses'
  | 'notHelping'
  | 'people'
  | 'places'
  | 'surroundings'
  | 'lines';

export interface Section {
  readonly id: SectionId;
  readonly parts: readonly PlanPart[];
}

/** The sections in the order in which a person would use them. */
export const SECTIONS: readonly Section[] = [
  { id: 'signs', parts: ['warningSigns'] },
  { id: 'helps', parts: ['helps'] },
  { id: 'senses', parts: ['light', 'noise', 'touch', 'clothes', 'food'] },
  { id: 'notHelping', parts: ['notHelping'] },
  { id: 'people', parts: ['people'] },
  { id: 'places', parts: ['places'] },
  { id: 'surroundings', parts: ['surroundings'] },
  { id: 'lines', parts: ['lines'] },
];

export const sectionTitle = ({ id }: Section): string => texts.sections[id];

/** The label of a part. */
export const partName = (part: PlanPart): string => texts.parts[part];
