import { aGoal, someLevels } from './goal-examples.ts';
import { aRoutinePlan } from './routine-examples.ts';

/** The id of the example proposal. */
export const PROPOSAL_ID = '0197b3f0-0000-7000-8000-0000000000f1';
/** The id of an agenda item. */
export const AGENDA_ID = '0197b3f0-0000-7000-8000-0000000000f2';

type More = Readonly<Record<string, unknown>>;

/** A goal as a therapist proposes it. */
export const aProposedGoal = (plan: More = {}) => ({
  kind: 'goal',
  plan: { ...aGoal('').plan, links: [], ...plan },
  levels: someLevels,
});

/** A routine as a therapist proposes it. */
export const aProposedRoutine = (plan: More = {}) => ({
  kind: 'routine',
  plan: aRoutinePlan(plan),
});

/** Homework on Mondays to Wednesdays of two weeks in March 2026. */
export const someHomework = (more: More = {}) => ({
  kind: 'homework',
  homework: {
    task: { kind: 'skill', skill: 'breathing' },
    weekdays: [1, 2, 3],
    from: '2026-03-09',
    until: '2026-03-22',
    ...more,
  },
});

/** A proposal as a therapist's client sends it. */
export const aProposal = (more: More = {}) => ({
  id: PROPOSAL_ID,
  content: aProposedGoal(),
  words: 'We talked about this on Monday.',
  ...more,
});

/** A communication card. */
export const aCard = (more: More = {}) => ({
  talk: 'One question at a time.',
  avoid: 'Sudden changes of plan.',
  breaks: 'Five minutes after half an hour.',
  other: '',
  ...more,
});
