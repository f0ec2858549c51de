import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFollow } from '#client/features/follow/follow-changes.ts';
import { readyRoutines } from '#client/features/routines/days/ready-routines.ts';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { isAnswered } from '#client/lib/load-state.ts';
import { ownClockAt } from '#client/lib/time/own-clock.ts';
import { currentMs } from '#client/platform/after.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { fittingTemplates } from '#domain/routines/proposals/fitting-templates.ts';
import type { RoutineTemplate } from '#domain/routines/templates.ts';
import { texts } from '#texts/app.js';

interface ReadyForMeProps {
  /** The names of the person's routines. */
  readonly names: readonly string[];
  readonly onChoose: (template: RoutineTemplate) => void;
}

/** The few ready routines that fit the time of day and the topics that the person follows. */
export const ReadyForMe = ({ names, onChoose }: ReadyForMeProps) => {
  const id = useId();
  const { dayStartsAtHour } = useComfort();
  // Fixed, so that no button changes just before it is pressed.
  const [clock] = useState(() => ownClockAt(currentMs(), dayStartsAtHour));
  const { data = [] } = useQuery(readyRoutines);
  const { follow, query } = useFollow();
  const fitting = isAnswered(query)
    ? fittingTemplates(data, clock, follow?.topics ?? [], names)
    : [];
  if (fitting.length === 0) return null;
  return (
    <div className={kit.stack1}>
      <p id={id} className={kit.softSmall}>
        {texts.readyRoutines}
      </p>
      <ul className={kit.row2} aria-labelledby={id}>
        {fitting.map((template) => (
          <li key={template.id}>
            <Button kind="secondary" size="small" onClick={() => onChoose(template)}>
              {template.title}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};
