import { useEffect } from 'react';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import { reportFocus } from './report-focus.ts';

/** Reports visibility changes and sessions while the person uses the app. Renders nothing. */
export const FocusReport = ({ userId }: { readonly userId: string }) => {
  const outbox = useOutboxActions();
  useEffect(() => {
    reportFocus(userId, outbox);
  }, [userId, outbox]);
  return null;
};
