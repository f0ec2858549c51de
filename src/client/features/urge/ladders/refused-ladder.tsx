import { useQuery } from '@tanstack/react-query';
import { laddersQuery } from '#client/lib/ladders/query.ts';
import { useUserId } from '#client/lib/session/session.ts';
import type { EditProps } from '#client/sync/outbox/entry-handler.ts';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { LadderBody } from '#contract/chat/chat.ts';
import { LadderEditor } from './ladder-editor.tsx';

/** The form that corrects a ladder that the server refused. Saving again replaces the server's version. */
export const RefusedLadder = ({ body, reason, onSave, onCancel }: EditProps<LadderBody>) => {
  const { data } = useQuery(laddersQuery(useUserId()));
  const known = data?.find(({ id }) => id === body.ladderId);
  return (
    <>
      <Notice tone="problem">{reason.issues[0]?.message ?? reason.message}</Notice>
      <LadderEditor
        draftKey={`refused-ladder ${body.ladderId}`}
        start={{ id: body.ladderId, fear: body.fear, rungs: body.rungs, changedAtMs: body.from }}
        onSave={async (saved) => {
          onSave({ ...saved, from: known?.changedAtMs ?? null });
          return { state: 'sent' };
        }}
        onClose={onCancel}
      />
    </>
  );
};
