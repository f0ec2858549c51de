import { useState } from 'react';
import { Link } from 'wouter';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { proposedTopics } from '#domain/follow/follow.ts';
import type { NeurotypeScores } from '#domain/quiz/neurotype-scores.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { useFollow } from './follow-changes.ts';
import { TopicsChoice } from './topics-choice.tsx';

/**
 * Shown below the result of the first quiz: proposes the conditions to follow, based on the result. The person decides
 * which of them to follow.
 */
export const FollowAfterQuiz = ({ scores }: { readonly scores: Partial<NeurotypeScores> }) => {
  const { follow, change } = useFollow();
  const [chosen, setChosen] = useState<readonly Neurotype[] | null>(() => proposedTopics(scores));
  if (follow === null) return null;
  if (follow.topics !== null) {
    const names = follow.topics.length === 0 ? 'Not sure' : follow.topics.join(', ');
    return (
      <Card heading="What we follow">
        <p className={kit.measure} ref={takeLostFocus} tabIndex={-1}>
          Followed now: {names}. <Link to="/settings#follow">Change it in Settings</Link>
        </p>
      </Card>
    );
  }
  return (
    <Card heading="What shall we follow?">
      <p className={kit.measure}>
        The quiz only proposes. Scores that are near to each other are proposed together. Your
        weekly check-in and your smart tasks follow what you choose here.
      </p>
      <TopicsChoice legend="Follow" topics={chosen} onChange={setChosen} />
      <p>
        <Button disabled={chosen === null} onClick={() => void change({ topics: chosen })}>
          Follow this
        </Button>
      </p>
    </Card>
  );
};
