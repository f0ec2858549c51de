import { useEffect } from 'react';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import { reportFocus } from './report-focus.ts';

/** Reports the person's focus while they use the app. Shows nothing. */
export const FocusReport = ({ userId }: { readonly userId: string }) => {
  const outbox = useOutboxActions();
  useEffect(() => {
    reportFocus(userId, outbox);
  }, [userId, outbox]);
  return null;
};
