import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#client/lib/api/call.ts';
import { loadState } from '#client/lib/load-state.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { useOnline } from '#client/platform/online.ts';
import { gameEndpoints } from '#contract/games.ts';
import type { Game } from '#domain/games/game.ts';

const gamesOf = (userId: string) =>
  queryOptions({
    // Everything under ['games', userId] is refetched after the server receives a round.
    queryKey: ['games', userId, 'summary'],
    queryFn: ({ signal }) => call(gameEndpoints.summary, { params: { userId }, signal }),
  });

/** The summaries of all games, with the state of loading them. */
export const useGames = () => {
  const query = useQuery(gamesOf(useUserId()));
  return {
    games: query.data ?? null,
    state: loadState(query, useOnline()),
    refetch: () => void query.refetch(),
  };
};

interface PinChoice {
  /** The fixed level; null for adaptive levels. */
  readonly level: number | null;
}

/** Fixes a game at a level; null makes its level adaptive. */
export const useLevelPin = (game: Game) => {
  const client = useQueryClient();
  const userId = useUserId();
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<PinChoice | null>(null);
  const queue = useRef<{ isSending: boolean; waiting: (number | null)[] }>({
    isSending: false,
    waiting: [],
  });

  const send = async (level: number | null): Promise<void> => {
    const { queryKey } = gamesOf(userId);
    try {
      const reply = await call(gameEndpoints.pin, { body: { userId, game, level } });
      // A fetch that started earlier would bring back the old level.
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
      setProblem(errorText(error));
    }
  };

  /**
   * Sends a level. If several levels are chosen while another one is being sent, only the last of them is sent
   * afterwards.
   */
  const pin = async (level: number | null): Promise<void> => {
    const { current } = queue;
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
    /** The error message for the last change; null if it was saved. */
    problem,
    /** The level that is being sent; null if none is being sent. */
    chosen,
  };
};
