import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#client/lib/api/call.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { errorText } from '#client/lib/user-facing-error.ts';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { identityEndpoints } from '#contract/identity.ts';
import { texts } from '#texts/identity.js';
import { SESSIONS_KEY, useSessions } from './queries.ts';
import { type ListedSession, SessionRow } from './session-row.tsx';

type Sessions = readonly ListedSession[];

const has = (sessions: Sessions, { sessionId }: ListedSession): boolean =>
  sessions.some((one) => one.sessionId === sessionId);

/**
 * Returns the sessions with this device first. Sessions that have just been ended keep their positions, so that nothing
 * moves under the pointer.
 */
const withEnded = (listed: Sessions, ended: Sessions): Sessions =>
  [...listed, ...ended.filter((one) => !has(listed, one))].sort((a, b) =>
    a.current === b.current ? b.createdAt.localeCompare(a.createdAt) : a.current ? -1 : 1,
  );

/** The person's sessions. Every session except the current one has a button to end it. */
export const SessionList = () => {
  const client = useQueryClient();
  const list = useSessions();
  const [ended, setEnded] = useState<Sessions>([]);
  const end = useMutation({
    mutationFn: ({ sessionId }: ListedSession) =>
      call(identityEndpoints.revokeSession, { params: { sessionId } }),
    onSuccess: (_, session) => setEnded((before) => [...before, session]),
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
  const { data } = list;
  if (data === undefined) return <NotLoaded message={texts.sessionsNotLoaded} query={list} />;
  return (
    <>
      {end.error === null ? null : <Notice tone="problem">{errorText(end.error)}</Notice>}
      <ul className={kit.stack2}>
        {withEnded(data, ended).map((session) => (
          <SessionRow
            key={session.sessionId}
            session={session}
            isEnded={has(ended, session)}
            isEnding={end.isPending && end.variables.sessionId === session.sessionId}
            onEnd={() => end.mutate(session)}
          />
        ))}
      </ul>
    </>
  );
};
