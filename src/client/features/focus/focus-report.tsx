import { useEffect } from 'react';
import { useOutbox } from '#client/lib/outbox-context.ts';
import { reportFocus } from './report-focus.ts';

/** Reports the person's focus while they use the app. Shows nothing. */
export const FocusReport = ({ userId }: { readonly userId: string }) => {
  const { send } = useOutbox();
  useEffect(() => reportFocus(userId, send), [userId, send]);
  return null;
};
