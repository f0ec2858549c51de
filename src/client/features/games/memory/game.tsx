import { useEffect, useEffectEvent, useState } from 'react';
import { type GameProps, GameShell } from '#client/features/games/game-shell.tsx';
import styles from '#client/features/games/games.module.css';
import { RoundEnd } from '#client/features/games/round/end.tsx';
import { useMayHaveKeys } from '#client/features/games/round/use-may-have-keys.ts';
import { useRound } from '#client/features/games/round/use-round.ts';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { after } from '#client/platform/after.ts';
import { Fold } from '#client/ui/fold.tsx';
import { Gladness } from '#client/ui/gladness.tsx';
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
import { texts } from '#texts/games.js';
import { MemoryBoard, PairPicture, positionOf } from './board.tsx';
import memory from './memory.module.css';
import { useColumns } from './use-columns.ts';

const RULES = { create: newMemoryRun, step: stepMemory, startsAtFirstEvent: true };
const TURN_HZ = 392;
const MATCH_HZ = 587;
const LAST_MATCH_HZ = 784;
const NOTE_MS = 250;
/** How much longer two different cards stay face up if stimulation is reduced. Applies from level 2 on. */
const CALM_EXTRA_MS = 1000;

/** Describes a turned card and whether it makes a pair, for screen readers. */
const turnText = (before: MemoryRun, after: MemoryRun, id: number, columns: number): string => {
  const card = after.cards[id];
  if (card === undefined || before === after) return '';
  const turned = { ...positionOf(id, columns), picture: pictureWords(card.image) };
  if (card.isMatched) return texts.turnedPair(turned);
  return after.up.length === 2 ? texts.turnedNoPair(turned) : texts.turnedOne(turned);
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
    const matchHz = after.phase === 'finished' ? LAST_MATCH_HZ : MATCH_HZ;
    play(after.cards[card]?.isMatched === true ? matchHz : TURN_HZ, NOTE_MS);
    setSaid(turnText(run, after, card, columns));
  };
  const pairs = run.cards.length / 2;
  const found = run.cards.filter(({ isMatched }) => isMatched).length / 2;

  return (
    <>
      {run.phase === 'finished' ? (
        <RoundEnd
          title={texts.foundAll({ pairs })}
          played={run.level}
          next={level}
          picture={<Gladness />}
          onAgain={() => {
            setSaid('');
            again(level, nextMemorySeed(run.seed));
          }}
        >
          <p>{texts.turnsTaken({ turns: run.turns })}</p>
        </RoundEnd>
      ) : (
        <p className={`${kit.rowMiddle} ${kit.bold}`}>
          <PairPicture />
          <span className={memory.goal}>{texts.turnTwoCards}</span>
        </p>
      )}
      <MemoryBoard cards={run.cards} columns={columns} onFlip={flip} />
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
      {run.phase === 'finished' ? null : (
        <div className={kit.rowApart}>
          <p className={styles.figure}>{texts.pairsFound({ found, pairs })}</p>
          {isCalm || scoresHidden ? null : (
            <p className={styles.figure}>{texts.turns({ turns: run.turns })}</p>
          )}
        </div>
      )}
      <Fold label={texts.howItWorks}>
        <p>
          {hasKeys ? `${texts.memoryKeys} ` : null}
          {extraMs === 0 ? texts.turnBack : texts.turnBackCalm}
        </p>
      </Fold>
    </>
  );
};

/** The Memory game. */
export const MemoryGame = () => (
  <GameShell game="memory" Board={Memory} score={scoreMemory} soundLabel={texts.memorySound} />
);
