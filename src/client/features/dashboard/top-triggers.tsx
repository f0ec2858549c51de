import { NothingYet } from './nothing-yet.tsx';
import { Widget } from './widget.tsx';

/** What comes up most in the chat. The chat, which finds it, is still to come. */
export const TopTriggers = () => (
  <Widget heading="Top Emotional Triggers">
    <NothingYet title="No triggers found yet.">
      <p>What weighs on you most often will be here, once you talk about it in the chat.</p>
    </NothingYet>
  </Widget>
);
