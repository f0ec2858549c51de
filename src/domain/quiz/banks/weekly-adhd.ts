import { weeklyItemsOf } from './weekly-rows.ts';

/** The questions of weekly check-ins about ADHD traits: five domains with three questions each. */
export const WEEKLY_ADHD = weeklyItemsOf('ADHD', {
  focus: [
    ['weekly-101', 'staying-with-a-task'],
    ['weekly-102', 'distractibility'],
    ['weekly-103', 'attention-in-talks'],
  ],
  'starting and finishing': [
    ['weekly-104', 'starting-tasks'],
    ['weekly-105', 'finishing-tasks'],
    ['weekly-106', 'choosing-what-is-first'],
  ],
  'time and plans': [
    ['weekly-107', 'sense-of-time'],
    ['weekly-108', 'being-on-time'],
    ['weekly-109', 'keeping-a-plan'],
  ],
  memory: [
    ['weekly-110', 'remembering-tasks'],
    ['weekly-111', 'keeping-track-of-things'],
    ['weekly-112', 'working-memory'],
  ],
  'energy and impulses': [
    ['weekly-113', 'need-for-movement'],
    ['weekly-114', 'impulsivity'],
    ['weekly-115', 'quick-changes-of-feeling'],
  ],
});
