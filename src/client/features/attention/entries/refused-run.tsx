import type { EditProps } from '#client/sync/outbox/handler.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';

/** What there is to do about a measured result that the server did not accept: nothing of it is edited. */
export const RunRefused = <Body,>({ body, reason, onSave, onCancel }: EditProps<Body>) => (
  <>
    <Notice tone="info">{reason.message}</Notice>
    <p>A result stays as it was measured. You can send it again, or leave it here for now.</p>
    <Button onClick={() => onSave(body)}>Send again</Button>
    <Button kind="quiet" onClick={onCancel}>
      Cancel
    </Button>
  </>
);
