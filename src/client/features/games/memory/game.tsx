import { useEffect, useEffectEvent, useState } from 'react';
import { type GameProps, GameShell } from '#client/features/games/game-shell.tsx';
import styles from '#client/features/games/games.module.css';
import { RoundEnd } from '#client/features/games/round/end.tsx';
import { useMayHaveKeys } from '#client/features/games/round/use-may-have-keys.ts';
import { useRound } from '#client/features/games/round/use-round.ts';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { after } from '#client/platform/after.ts';
import kit from '#client/ui/layout/kit.module.css';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { FLIP_BACK_MS } from '#domain/games/memory/levels.ts';
import { pictureWords } from '#domain/games/memory/pictures.ts';
import {
  type MemoryEvent,
  type MemoryRun,
  newMemoryRun,
  nextMemorySeed,
  stepMemory,
} from '#domain/games/memory/run.ts';
import { scoreMemory } from '#domain/games/memory/score.ts';
import { MemoryBoard, positionText } from './board.tsx';
import { useColumns } from './use-columns.ts';

const RULES = { create: newMemoryRun, step: stepMemory, startsAtFirstEvent: true };
const TURN_HZ = 392;
const MATCH_HZ = 587;
const NOTE_MS = 250;
/** How much longer two different cards stay face up if stimulation is reduced. Applies from level 2 on. */
const CALM_EXTRA_MS = 1000;

/** Describes a turned card and whether it makes a pair, for screen readers. */
const turnText = (before: MemoryRun, after: MemoryRun, id: number, columns: number): string => {
  const card = after.cards[id];
  if (card === undefined || before === after) return '';
  const what = `${positionText(id, columns)}: ${pictureWords(card.image)}.`;
  if (card.isMatched) return `${what} A pair.`;
  return after.up.length === 2 ? `${what} No pair. Both turn back.` : what;
};

const Memory = ({ level, play, onRound, onPlaying }: GameProps) => {
  const { run, send, again, untilMs } = useRound<MemoryRun, MemoryEvent>(RULES, level, onRound);
  const [said, setSaid] = useState('');
  const hasKeys = useMayHaveKeys();
  const { reducedStimulation: isCalm, scoresHidden } = useComfort();
  const columns = useColumns(run.cards.length);
  const extraMs = isCalm && run.level > 1 ? CALM_EXTRA_MS : 0;
  const playing = run.phase === 'finished' ? null : run.level;
  useEffect(() => onPlaying(playing), [onPlaying, playing]);

  // Timers may fire slightly early, so the event's time is at least the due time.
  const turnBack = useEffectEvent((dueMs: number) =>
    send((atMs) => ({ type: 'tick', atMs: Math.max(atMs, dueMs) })),
  );
  const waitMs = useEffectEvent((atMs: number) => Math.min(FLIP_BACK_MS + extraMs, untilMs(atMs)));
  const { flipBackAtMs } = run;
  useEffect(() => {
    if (flipBackAtMs === null) return;
    const dueMs = flipBackAtMs + extraMs;
    return after(waitMs(dueMs), () => turnBack(dueMs));
  }, [flipBackAtMs, extraMs]);

  const flip = (card: number): void => {
    const after = send((atMs) => ({ type: 'flip', card, atMs }));
    if (after === run) return;
    play(after.cards[card]?.isMatched === true ? MATCH_HZ : TURN_HZ, NOTE_MS);
    setSaid(turnText(run, after, card, columns));
  };
  const pairs = run.cards.length / 2;
  const found = run.cards.filter(({ isMatched }) => isMatched).length / 2;

  return (
    <>
      <div className={kit.rowApart}>
        <p className={styles.figure}>
          Pairs: {found} of {pairs}
        </p>
        {isCalm || scoresHidden ? null : <p className={styles.figure}>Turns: {run.turns}</p>}
      </div>
      {run.phase === 'finished' ? (
        <RoundEnd
          title={`Congratulations. You found all ${pairs} pairs.`}
          played={run.level}
          next={level}
          onAgain={() => {
            setSaid('');
            again(level, nextMemorySeed(run.seed));
          }}
        >
          <p>You took {run.turns} turns of two cards.</p>
        </RoundEnd>
      ) : null}
      <MemoryBoard cards={run.cards} columns={columns} onFlip={flip} />
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
      <p className={kit.soft}>
        {hasKeys
          ? 'On a keyboard, the arrow keys move between cards, and Enter or Space turns one. '
          : null}
        Two different cards turn back after{' '}
        {extraMs === 0 ? 'one second.' : 'two seconds, or when you turn another one.'}
      </p>
    </>
  );
};

/** The Memory game. */
export const MemoryGame = () => (
  <GameShell game="memory" Board={Memory} score={scoreMemory} soundLabel="Sound for each card" />
);
