import { useDeferredValue, useEffect, useId, useRef } from 'react';
import { type GameProps, GameShell } from '#client/features/games/game-shell.tsx';
import { RoundEnd } from '#client/features/games/round/end.tsx';
import { newSeed, useRound } from '#client/features/games/round/use-round.ts';
import { Button } from '#client/ui/button.tsx';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import {
  newSocialRun,
  type SocialEvent,
  type SocialRun,
  stepSocial,
} from '#domain/games/social/run.ts';
import { textsOf } from '#domain/games/social/scenes/texts.ts';
import { scoreSocial } from '#domain/games/social/score.ts';
import { texts } from '#texts/games.js';
import { SocialOptions } from './options.tsx';
import { SocialPictures } from './pictures.tsx';
import social from './social.module.css';

const RULES = { create: newSocialRun, step: stepSocial, startsAtFirstEvent: false };

const Social = ({ level, onRound, onPlaying }: GameProps) => {
  const { run, send, again } = useRound<SocialRun, SocialEvent>(RULES, level, onRound);
  const heading = useRef<HTMLHeadingElement>(null);
  const storyId = useId();
  const { at, phase, answers, scenes, seed } = run;
  const scene = scenes[at];
  const playing = phase === 'finished' ? null : run.level;
  useEffect(() => onPlaying(playing), [onPlaying, playing]);

  const shownAt = useRef(`${seed} ${at}`);
  useEffect(() => {
    const now = `${seed} ${at}`;
    if (shownAt.current !== now) heading.current?.focus();
    shownAt.current = now;
  }, [seed, at]);

  // Prerenders the next scene while the person reads, so that it appears without a delay.
  const prerendered = useDeferredValue(phase === 'explained' ? scenes[at + 1] : undefined);

  if (phase === 'finished' || scene === undefined) {
    const fitting = answers.filter(({ fits }) => fits).length;
    return (
      <RoundEnd
        title={texts.socialOver({ fitting, total: scenes.length })}
        played={run.level}
        next={level}
        onAgain={() => again(level, newSeed())}
      >
        <p>{texts.manyWays}</p>
      </RoundEnd>
    );
  }
  const rendered =
    prerendered === undefined || prerendered === scene ? [scene] : [scene, prerendered];
  return (
    <>
      <div>
        {/* The heading takes the focus, so that a screen reader reads the story of the scene. */}
        <h2
          ref={heading}
          tabIndex={-1}
          aria-describedby={storyId}
          className={`${kit.softThin} ${social.number}`}
        >
          {texts.sceneOf({ number: at + 1, total: scenes.length })}
        </h2>
        <p id={storyId} className={kit.large}>
          {textsOf(scene).story}
        </p>
      </div>
      {rendered.map((one) => (
        <div key={one.id} hidden={one !== scene} className={`${kit.stack1} ${social.scene}`}>
          <SocialPictures scene={one} />
        </div>
      ))}
      <div className={kit.rowMiddle23}>
        <h3 className={kit.large}>{texts.questions[scene.kind]}</h3>
        <p className={kit.soft}>{texts.twoFit}</p>
      </div>
      <SocialOptions
        key={`${scene.id}-options`}
        scene={scene}
        seed={seed}
        chosen={phase === 'explained' ? (answers.at(-1)?.option ?? null) : null}
        onChoose={(option) => send((atMs) => ({ type: 'answer', option, atMs }))}
      />
      {phase === 'explained' ? (
        <div>
          <Button onClick={() => send((atMs) => ({ type: 'next', atMs }))}>
            {at + 1 === scenes.length ? texts.seeResult : texts.nextScene}
          </Button>
        </div>
      ) : null}
      <Fold label={texts.howItWorks}>
        <p>{texts.socialHow({ scenes: scenes.length })}</p>
      </Fold>
    </>
  );
};

/** The Social Cues game. */
export const SocialGame = () => (
  <GameShell game="social" Board={Social} score={scoreSocial} soundLabel={null} />
);
