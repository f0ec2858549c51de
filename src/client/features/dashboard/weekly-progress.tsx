import { NothingYet } from './nothing-yet.tsx';
import { Widget } from './widget.tsx';

/** Quiz scores by date. The weekly check-in, which brings them, is still to come. */
export const WeeklyProgress = () => (
  <Widget heading="Weekly Progress for you">
    <NothingYet title="No progress data yet." asHighAsChart>
      <p>Your scores will be here, week by week, once you take the weekly check-in.</p>
    </NothingYet>
  </Widget>
);
