import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useEffect, useState } from 'react';
import { interruptedPoints } from '#client/features/games/focus/interrupted-game.ts';
import { useGames } from '#client/features/games/queries.ts';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { useUserId } from '#client/lib/session/session.ts';
import kit from '#client/ui/layout/kit.module.css';
import { LinkCard } from '#client/ui/links/link-card.tsx';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import type { Game } from '#domain/games/game.ts';
import { texts } from '#texts/games.js';
import chooser from './chooser.module.css';
import { Progress } from './progress.tsx';

interface GameCard {
  readonly game: Game;
  readonly to: string;
  readonly icon: LucideIcon;
}

const CARDS: readonly GameCard[] = [
  {
    game: 'memory',
    to: '/features/game/Memory',
    icon: LayoutGrid,
  },
  {
    game: 'focus',
    to: '/features/game/focus',
    icon: CircleCheck,
  },
  {
    game: 'social',
    to: '/features/game/social',
    icon: MessageCircle,
  },
];

/**
 * The points of an interrupted Focus tap game. They are set in an effect so that screen readers announce them, and
 * because the game stores its points only after this component has rendered.
 */
const InterruptedPoints = () => {
  const userId = useUserId();
  const { scoresHidden } = useComfort();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const points = interruptedPoints(userId);
    if (points !== null && !scoresHidden) setSaid(texts.leftWith({ points }));
  }, [userId, scoresHidden]);
  return <p role="status">{said}</p>;
};

/** The list of games, each with its progress. */
export const GameChooser = () => {
  const { games, state, refetch } = useGames();
  return (
    <>
      <ul className={chooser.cards}>
        {CARDS.map(({ game, to, icon }) => (
          <LinkCard key={game} title={texts.gameNames[game]} level={2} icon={icon} link={{ to }}>
            <p>{texts.gameTexts[game]}</p>
            <div>
              {game === 'focus' ? <InterruptedPoints /> : null}
              {state === 'loading' ? null : (
                <Progress game={game} summary={games?.[game] ?? null} />
              )}
            </div>
          </LinkCard>
        ))}
      </ul>
      {state === 'failed' ? (
        <RetryNotice onRetry={refetch}>{texts.levelsNotLoaded}</RetryNotice>
      ) : null}
      <p className={kit.soft}>
        {texts.isPractice} {texts.levelsAdapt}
      </p>
    </>
  );
};
