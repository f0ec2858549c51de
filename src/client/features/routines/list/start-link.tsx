import Play from 'lucide-react/icons/play';
import { Link } from 'wouter';
import { buttonClass, longLinkClass } from '#client/ui/button.tsx';
import type { Occurrence } from '#contract/routines.ts';
import { playerAddress } from '#contract/shared/pages.ts';
import { dayStateOf, startAction } from '#domain/routines/player/day-state.ts';
import { texts } from '#texts/routines.js';

interface StartLinkProps {
  readonly day: Occurrence;
  /** `main` includes the name of the routine; `small` fits into a row. */
  readonly look?: 'main' | 'usual' | 'small';
}

/** A link to the player, if the routine can be started or continued on this day. Otherwise renders nothing. */
export const StartLink = ({ day, look = 'usual' }: StartLinkProps) => {
  const action = startAction(dayStateOf(day));
  if (action === null) return null;
  const name = texts.startRoutine[action]({ routine: day.plan.name });
  const to = playerAddress(day.routineId, day.date);
  if (look === 'main') {
    return (
      <Link to={to} className={longLinkClass('primary')}>
        {name}
      </Link>
    );
  }
  return (
    <Link
      to={to}
      className={buttonClass('secondary', look === 'small' ? 'small' : 'main')}
      aria-label={name}
    >
      {look === 'small' ? null : <Play aria-hidden="true" size="1.2em" />}
      {texts.startLinks[action]}
    </Link>
  );
};
