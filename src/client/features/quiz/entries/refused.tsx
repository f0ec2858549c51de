import type { EditProps } from '#client/sync/outbox/handler.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { QuizBody } from './body.ts';

/** What there is to do at the end of the page about answers that the server did not accept. */
export const QuizRefused = ({ body, reason, onSave, onCancel }: EditProps<QuizBody>) => (
  <>
    <Notice tone="info">{reason.message}</Notice>
    <p>
      Your answers are as you gave them, and they cannot be changed here. If nothing else changed,
      they will not be accepted again. You can leave them here, or take the quiz again on its page.
    </p>
    <Button onClick={() => onSave(body)}>Send again</Button>
    <Button kind="quiet" onClick={onCancel}>
      Cancel
    </Button>
  </>
);
