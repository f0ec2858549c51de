import type {
  CareEditors,
  GoalContent,
  PlanEditorProps,
  RoutineContent,
} from '#client/features/care/editors.ts';
import { GoalEditor } from '#client/features/goals/editor/goal-editor.tsx';
import { RoutineEditor } from '#client/features/routines/editor/routine-editor.tsx';
import { useToday } from '#client/lib/use-today.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';

const outcomeOf = (problem: string | null): SendResult =>
  problem === null ? { state: 'sent' } : { state: 'failed', id: null, message: problem };

/** A placeholder id; the server assigns the real one. */
const NEW_ID = '00000000-0000-7000-8000-000000000000';

const ProposedGoal = ({ start, onSave, ...rest }: PlanEditorProps<GoalContent>) => (
  <GoalEditor
    {...rest}
    today={useToday()}
    start={
      start === null
        ? null
        : { id: NEW_ID, plan: start.plan, levels: start.levels, revision: 0, isRated: false }
    }
    things={[]}
    onSave={async ({ plan, levels }) => outcomeOf(await onSave({ kind: 'goal', plan, levels }))}
  />
);

const ProposedRoutine = ({ start, onSave, ...rest }: PlanEditorProps<RoutineContent>) => (
  <RoutineEditor
    {...rest}
    today={useToday()}
    start={start === null ? null : { id: NEW_ID, plan: start.plan, scope: 'onward' }}
    routines={[]}
    onSave={async (_, plan) => outcomeOf(await onSave({ kind: 'routine', plan }))}
  />
);

/** The editors for proposed goals and routines. */
export const careEditors: CareEditors = { Goal: ProposedGoal, Routine: ProposedRoutine };
