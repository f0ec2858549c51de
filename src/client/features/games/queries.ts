import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#client/lib/api/call.ts';
import { loadState } from '#client/lib/load-state.ts';
import { useSession } from '#client/lib/session/session.ts';
import { useOnline } from '#client/platform/online.ts';
import { gameEndpoints } from '#contract/games.ts';
import type { Game } from '#domain/games/game.ts';

const gamesOf = (userId: string) =>
  queryOptions({
    // Rounds that the server receives make everything under this person's key be asked for anew.
    queryKey: ['games', userId, 'summary'],
    queryFn: ({ signal }) => call(gameEndpoints.summary, { params: { userId }, signal }),
  });

/** The id of the person on this page; empty when nobody is signed in. */
export const useUserId = (): string => {
  const session = useSession();
  return session.state === 'out' ? '' : session.userId;
};

/** What was reached in every game, and how the loading of it stands. */
export const useGames = () => {
  const query = useQuery(gamesOf(useUserId()));
  return {
    games: query.data ?? null,
    state: loadState(query, useOnline()),
    again: () => void query.refetch(),
  };
};

interface Choice {
  readonly level: number | null;
}

/** Keeps a game at a level, or lets it follow the skill with null. */
export const usePin = (game: Game) => {
  const client = useQueryClient();
  const userId = useUserId();
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const line = useRef<{ isSending: boolean; waiting: (number | null)[] }>({
    isSending: false,
    waiting: [],
  });

  const send = async (level: number | null): Promise<void> => {
    const { queryKey } = gamesOf(userId);
    try {
      const reply = await call(gameEndpoints.pin, { body: { userId, game, level } });
      // An answer that was asked for before would bring the level of before.
      await client.cancelQueries({ queryKey });
      client.setQueryData(
        queryKey,
        (all) =>
          all && {
            ...all,
            [game]: { ...all[game], level: reply.level, pinnedLevel: reply.pinnedLevel },
          },
      );
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
    }
  };

  /** Keeps a level. While another one is on its way this one waits, and only the last that waits is sent. */
  const pin = async (level: number | null): Promise<void> => {
    const { current } = line;
    setChosen({ level });
    current.waiting = [level];
    if (current.isSending) return;
    current.isSending = true;
    for (let next = current.waiting.pop(); next !== undefined; next = current.waiting.pop())
      await send(next);
    current.isSending = false;
    setChosen(null);
  };
  return {
    pin,
    /** Why the last one was not kept; null when it was. */
    problem,
    /** What is on its way; null for nothing. */
    chosen,
  };
};
