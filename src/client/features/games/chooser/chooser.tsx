import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useEffect, useState } from 'react';
import { interruptedPoints } from '#client/features/games/focus/interrupted-game.ts';
import { useGames } from '#client/features/games/queries.ts';
import { GAME_NAMES, PRACTICE_TEXT, scoreText } from '#client/features/games/texts.ts';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { useUserId } from '#client/lib/session/session.ts';
import kit from '#client/ui/layout/kit.module.css';
import { LinkCard } from '#client/ui/links/link-card.tsx';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import type { Game } from '#domain/games/game.ts';
import chooser from './chooser.module.css';
import { Progress } from './progress.tsx';

interface GameCard {
  readonly game: Game;
  readonly to: string;
  readonly text: string;
  readonly icon: LucideIcon;
}

const CARDS: readonly GameCard[] = [
  {
    game: 'memory',
    to: '/features/game/Memory',
    text: 'Turn two cards at a time and find the pairs. Practice paying attention.',
    icon: LayoutGrid,
  },
  {
    game: 'focus',
    to: '/features/game/focus',
    text: 'Circles come and go. Tap one kind and leave the other. Practice stopping yourself in time.',
    icon: CircleCheck,
  },
  {
    game: 'social',
    to: '/features/game/social',
    text: 'Look at drawn faces and situations at your own pace. Practice reading faces and situations.',
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
    if (points !== null && !scoresHidden)
      setSaid(`You had ${scoreText('focus', points)} when you left.`);
  }, [userId, scoresHidden]);
  return <p role="status">{said}</p>;
};

/** The list of games, each with its progress. */
export const GameChooser = () => {
  const { games, state, refetch } = useGames();
  return (
    <>
      <ul className={chooser.cards}>
        {CARDS.map(({ game, to, text, icon }) => (
          <LinkCard key={game} title={GAME_NAMES[game]} level={2} icon={icon} link={{ to }}>
            <p>{text}</p>
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
        <RetryNotice onRetry={refetch}>Your levels did not load. You can still play.</RetryNotice>
      ) : null}
      <p className={kit.soft}>
        {PRACTICE_TEXT} The levels adapt to how you play, or stay where you set them. You lose
        nothing on a day without a game.
      </p>
    </>
  );
};
