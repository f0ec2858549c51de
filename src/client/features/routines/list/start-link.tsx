import Play from 'lucide-react/icons/play';
import { Link } from 'wouter';
import { buttonClass, longLinkClass } from '#client/ui/button.tsx';
import type { Occurrence } from '#contract/routines.ts';
import { playerAddress } from '#contract/shared/pages.ts';
import { dayStateOf, startWord } from '#domain/routines/player/day-state.ts';

interface StartLinkProps {
  readonly day: Occurrence;
  /** `named` includes the name of the routine; `small` fits into a row. */
  readonly look?: 'named' | 'main' | 'small';
}

/** A link to the player, if the routine can be started or continued on this day. Otherwise renders nothing. */
export const StartLink = ({ day, look = 'main' }: StartLinkProps) => {
  const word = startWord(dayStateOf(day));
  if (word === null) return null;
  const name = `${word === 'Go on' ? 'Go on with' : 'Start'} ${day.plan.name}`;
  const to = playerAddress(day.routineId, day.date);
  if (look === 'named') {
    return (
      <Link to={to} className={longLinkClass()}>
        {name}
      </Link>
    );
  }
  return (
    <Link to={to} className={buttonClass('secondary', look)} aria-label={name}>
      {look === 'small' ? null : <Play aria-hidden="true" size="1.2em" />}
      {word}
    </Link>
  );
};
