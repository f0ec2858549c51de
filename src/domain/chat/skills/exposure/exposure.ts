import {
  hear,
  type SkillContext,
  show,
  type Turn,
  withPlainer,
} from '#domain/chat/skills/machine.ts';
import type { Heard } from '#domain/chat/text/heard.ts';
import { building } from './building.ts';
import { climbing } from './climbing.ts';
import { newLadder } from './ladder.ts';
import { learning } from './learning.ts';
import { picking } from './picking.ts';
import { exposurePlainer } from './plainer.ts';
import type { ExposureState } from './state.ts';
import { weighing } from './weighing.ts';

const STEPS = withPlainer<ExposureState>(
  {
    ...picking,
    ...building,
    ...weighing,
    ...climbing,
    ...learning,
  },
  exposurePlainer,
);
const UNNAMED = 'A fear';

/** Begins exposure coaching: with the stored ladders to choose from, or with a new fear. */
export const beginExposure = (context: SkillContext): Turn<ExposureState> => {
  const state: ExposureState = {
    skill: 'exposure',
    at: context.ladders.length > 0 ? 'pick' : 'fear',
    trail: [],
    ladder: newLadder(context.newId, UNNAMED, context.nowMs),
    page: 0,
    draft: '',
    waiting: [],
    added: '',
    rung: '',
    prediction: '',
    sure: 50,
    urge: '',
    minutes: 10,
    startedAtMs: null,
    resisted: 'part',
    outcome: 'not-yet',
    peak: 50,
  };
  return show(STEPS, state, context);
};

/** Says again where it stands. A timer whose time is over stays so. */
export const showExposure = (state: ExposureState, context: SkillContext): Turn<ExposureState> =>
  show(STEPS, state, context);

/** One turn of exposure coaching. */
export const hearExposure = (
  state: ExposureState,
  heard: Heard,
  context: SkillContext,
): Turn<ExposureState> => hear(STEPS, state, heard, context);
