import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/quiz.js';
import { useFollow } from './follow-changes.ts';
import { TopicsChoice } from './topics-choice.tsx';

/** The setting for the topics to follow, which applies immediately. */
export const FollowSection = () => {
  const { query, follow, change } = useFollow();
  return (
    <Card heading={texts.topicsHeading} anchor="follow">
      {follow === null ? (
        <NotLoaded message={texts.topicsNotLoaded} query={query} />
      ) : (
        <>
          <p className={kit.measure}>{texts.followsYourChoice}</p>
          <TopicsChoice
            legend={texts.chooseTopics}
            topics={follow.topics}
            onChange={(topics) => void change({ topics })}
          />
          <p className={kit.hint}>
            {follow.topics === null ? texts.nothingChosen : texts.onlyYouDecide}
          </p>
        </>
      )}
    </Card>
  );
};
