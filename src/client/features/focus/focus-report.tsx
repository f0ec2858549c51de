import { use, useEffect } from 'react';
import { OutboxContext } from '#client/sync/outbox/context.ts';
import { reportFocus } from './report-focus.ts';

/** Reports the person's focus while they use the app. Shows nothing. */
export const FocusReport = ({ userId }: { readonly userId: string }) => {
  const outbox = use(OutboxContext);
  useEffect(() => {
    if (outbox !== null) reportFocus(userId, outbox);
  }, [userId, outbox]);
  return null;
};
