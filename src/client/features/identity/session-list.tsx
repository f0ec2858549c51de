import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { LOCALE } from '#client/lib/locale.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { identityEndpoints } from '#contract/identity.ts';
import styles from './account.module.css';
import { SESSIONS_KEY, useSessions } from './account-queries.ts';
import { deviceName } from './device-name.ts';

const WHEN = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

/** Where the person is signed in, with a way to end each of the other sessions. */
export const SessionList = () => {
  const client = useQueryClient();
  const list = useSessions();
  const end = useMutation({
    mutationFn: (sessionId: string) =>
      call(identityEndpoints.revokeSession, { params: { sessionId } }),
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
  const { data } = list;
  if (data === undefined) return <NotLoaded what="The list" query={list} />;
  return (
    <>
      {end.error === null ? null : <Notice tone="problem">{end.error.message}</Notice>}
      <ul className={styles.sessions}>
        {data.map(({ sessionId, device, lastSeenAt, current }) => (
          <li key={sessionId} className={styles.session}>
            <div>
              <p className={styles.device}>{deviceName(device)}</p>
              <p className={styles.soft}>
                {current ? 'This device, now' : `Last seen ${WHEN.format(new Date(lastSeenAt))}`}
              </p>
            </div>
            {current ? null : (
              <Button
                kind="secondary"
                size="small"
                pending={end.isPending && end.variables === sessionId}
                aria-label={`End the session on ${deviceName(device)}`}
                onClick={() => end.mutate(sessionId)}
              >
                End session
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
