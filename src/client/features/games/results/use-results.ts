import { useState } from 'react';
import { recordPlay } from '#client/features/games/round/break-suggestion.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { currentMs } from '#client/platform/after.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import type { Game, RoundProblem, Scored } from '#domain/games/game.ts';
import { type PlayedRound, type ResultBody, resultBody } from './body.ts';
import { gameResultHandler } from './handlers.ts';

interface Unsaved {
  readonly body: ResultBody;
  readonly id: string | undefined;
}

/** Saves each round once, through the outbox. */
export const useResults = (game: Game) => {
  const outbox = useOutboxActions();
  const userId = useUserId();
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([]);
  const [problem, setProblem] = useState<RoundProblem | null>(null);

  const attempt = async (body: ResultBody, id?: string): Promise<void> => {
    const outcome = await outbox.send(gameResultHandler, body, id);
    if (outcome.state !== 'failed') return;
    setUnsaved((before) => [...before, { body, id: outcome.id ?? undefined }]);
  };

  /** Saves a completed round. A round that cannot be scored only counts as play time, and sets `problem`. */
  const save = (played: PlayedRound, scored: Scored): void => {
    setProblem('problem' in scored ? scored.problem : null);
    const toMs = currentMs();
    recordPlay(userId, { fromMs: toMs - (played.events.at(-1)?.atMs ?? 0), toMs });
    if ('problem' in scored) return;
    void attempt(resultBody(game, played, scored.score));
  };

  /** Retries the rounds that could be neither stored nor sent, with the same ids. */
  const retry = (): void => {
    setUnsaved([]);
    for (const { body, id } of unsaved) void attempt(body, id);
  };
  return { save, retry, problem, hasUnsaved: unsaved.length > 0 };
};
