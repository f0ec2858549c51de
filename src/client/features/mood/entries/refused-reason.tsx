import type { Reason } from '#client/sync/outbox/outbox-item.ts';
import { Notice } from '#client/ui/notices/notice.tsx';

/** Why the server did not accept an entry, each sentence once. */
export const RefusedReason = ({ reason }: { readonly reason: Reason }) => (
  <Notice tone="info">
    <p>{reason.message}</p>
    {reason.issues
      .filter(({ message }) => message !== reason.message)
      .map(({ path, message }) => (
        <p key={`${path} ${message}`}>{message}</p>
      ))}
  </Notice>
);
