import { breathing } from './breathing.ts';
import { grounding } from './grounding.ts';
import { relaxation } from './relaxation.ts';
import type { CalmingId, CalmingScript, CalmingStep, CalmingWay } from './script.ts';
import { sensoryBreak } from './sensory.ts';
import type { CalmingState } from './state.ts';

/** The scripts of the calming skills, as data. */
export const CALMING_SCRIPTS: Readonly<Record<CalmingId, CalmingScript>> = {
  breathing,
  grounding,
  relaxation,
  'sensory-break': sensoryBreak,
};

/** The way that was chosen. */
export const wayOf = ({ skill, way }: CalmingState): CalmingWay => {
  const { ways } = CALMING_SCRIPTS[skill];
  return ways[way] ?? ways[0];
};

/** The step at which it stands. */
export const stepOf = (state: CalmingState): CalmingStep | undefined =>
  wayOf(state).steps[state.step] ?? wayOf(state).steps[0];
