import { useToday } from '#client/lib/use-today.ts';
import type { EditProps } from '#client/sync/outbox/entry-handler.ts';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { RoutineBody } from '#contract/routines.ts';
import { RoutineEditor } from './routine-editor.tsx';

/** The form that corrects a routine that the server refused. */
export const RefusedRoutine = ({
  body,
  reason,
  onSave,
  onCancel,
}: EditProps<RoutineBody<'routine-save'>>) => {
  const today = useToday();
  return (
    <>
      <Notice tone="problem">{reason.issues[0]?.message ?? reason.message}</Notice>
      <RoutineEditor
        routines={[]}
        today={today}
        start={{ id: body.routineId, plan: body.plan, scope: 'onward' }}
        onSave={async (_, plan) => {
          onSave({ ...body, plan });
          return { state: 'sent' };
        }}
        onClose={onCancel}
      />
    </>
  );
};
