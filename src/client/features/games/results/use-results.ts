import { useState } from 'react';
import { notePlay } from '#client/features/games/round/play-time.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import type { Game, RoundProblem, Scored } from '#domain/games/game.ts';
import { type PlayedRound, type ResultBody, resultBody } from './body.ts';
import { gameResultHandler } from './handlers.tsx';

interface Unsaved {
  readonly body: ResultBody;
  readonly id: string | undefined;
}

/** Keeps rounds and sends them through the outbox, once each. */
export const useResults = (game: Game) => {
  const outbox = useOutboxActions();
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([]);
  const [problem, setProblem] = useState<RoundProblem | null>(null);

  const attempt = async (body: ResultBody, id?: string): Promise<void> => {
    const outcome = await outbox.send(gameResultHandler, body, id);
    if (outcome.state !== 'failed') return;
    setUnsaved((before) => [...before, { body, id: outcome.id ?? undefined }]);
  };

  /** Takes a round that came to its end. One that cannot be scored is time at play, but not counted, and that is said. */
  const keep = (played: PlayedRound, scored: Scored): void => {
    setProblem('problem' in scored ? scored.problem : null);
    const toMs = Date.now();
    notePlay({ fromMs: toMs - (played.events.at(-1)?.atMs ?? 0), toMs });
    if ('problem' in scored) return;
    void attempt(resultBody(game, played, scored.score));
  };

  /** Tries again what this device could neither keep nor send, under the same ids. */
  const again = (): void => {
    setUnsaved([]);
    for (const { body, id } of unsaved) void attempt(body, id);
  };
  return { keep, again, problem, hasUnsaved: unsaved.length > 0 };
};
