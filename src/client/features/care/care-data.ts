import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#client/lib/api/call.ts';
import { hearEntry } from '#client/lib/listening/listening.ts';
import { useSession } from '#client/lib/session/session.ts';
import { wordsOf } from '#client/lib/told.ts';
import { newId } from '#client/platform/new-id.ts';
import { OF_OTHERS } from '#client/sync/of-others.ts';
import { onOpen } from '#client/sync/on-open.ts';
import { careEndpoints, clientCareEndpoints } from '#contract/sharing/care.ts';

/** What the signed-in person and their therapists plan together. */
export const usePersonCare = () => {
  const session = useSession();
  const client = useQueryClient();
  const userId = session.state === 'out' ? '' : session.userId;
  const queryKey = ['care', userId];
  const query = useQuery({
    queryKey,
    refetchOnMount: onOpen,
    queryFn: ({ signal }) => call(careEndpoints.all, { params: { userId }, signal }),
  });
  return {
    query,
    refresh: () => client.invalidateQueries({ queryKey }),
    /** After an answer by which a goal or a routine is made. */
    refreshAll: () => client.invalidateQueries(),
  };
};

/** What a therapist and one of their clients plan together. It is never kept on the device. */
export const useClientCare = (connectionId: string) => {
  const client = useQueryClient();
  const queryKey = ['client-care', connectionId];
  const query = useQuery({
    ...OF_OTHERS,
    queryKey,
    queryFn: ({ signal }) => call(clientCareEndpoints.read, { params: { connectionId }, signal }),
  });
  return { query, refresh: () => client.invalidateQueries({ queryKey }) };
};

/** Ids for what is sent: the same for the same content, so that a lost answer makes no second one. */
export const useIdOfTry = (): ((content: unknown) => string) => {
  const last = useRef({ text: '', id: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.text !== text) last.current = { text, id: newId() };
    return last.current.id;
  };
};

/** One thing that is done at a time, with what went wrong. */
export const useAction = () => {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const idOf = useIdOfTry();
  /**
   * Does it unless something is under way.
   *
   * @param said what a person wrote about themselves in it; danger is listened for in that afterwards, even if it failed
   * @returns whether it worked
   */
  const run = async (
    work: () => Promise<unknown>,
    said: readonly string[] = [],
  ): Promise<boolean> => {
    if (pending) return false;
    setPending(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (cause) {
      setProblem(wordsOf(cause));
      return false;
    } finally {
      setPending(false);
      hearEntry(idOf(said), said);
    }
  };
  return { pending, problem, run };
};
