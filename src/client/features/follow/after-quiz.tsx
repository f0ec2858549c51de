import { useState } from 'react';
import { Link } from 'wouter';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { proposedTopics } from '#domain/follow/follow.ts';
import type { NeurotypeScores } from '#domain/quiz/neurotype-scores.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { list } from '#domain/shared/text/list.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/quiz.js';
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
    const about =
      follow.topics.length === 0
        ? texts.youChoseNotSure
        : texts.topicsAre({ topics: list(follow.topics.map((topic) => common.neurotypes[topic])) });
    return (
      <Card heading={texts.topicsHeading}>
        <p className={kit.measure} ref={takeLostFocus} tabIndex={-1}>
          {about} <Link to="/settings#follow">{texts.changeInSettings}</Link>
        </p>
      </Card>
    );
  }
  return (
    <Card heading={texts.chooseTopics}>
      <p className={kit.measure}>{texts.onlyASuggestion}</p>
      <TopicsChoice legend={texts.aboutLegend} topics={chosen} onChange={setChosen} />
      <p>
        <Button disabled={chosen === null} onClick={() => void change({ topics: chosen })}>
          {common.save}
        </Button>
      </p>
    </Card>
  );
};
