import { use, useEffect } from 'react';
import { OutboxContext } from '#client/sync/outbox/context.ts';
import { reportFocus } from './report-focus.ts';

/** Reports visibility and sessions while the person uses the app; renders nothing. */
export const FocusReport = ({ userId }: { readonly userId: string }) => {
  const outbox = use(OutboxContext);
  useEffect(() => {
    if (outbox !== null) reportFocus(userId, outbox);
  }, [userId, outbox]);
  return null;
};
