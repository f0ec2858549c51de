import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { useFollow } from './follow-changes.ts';
import { TopicsChoice } from './topics-choice.tsx';

/** The setting for the topics to follow, which applies immediately. */
export const FollowSection = () => {
  const { query, follow, change } = useFollow();
  return (
    <Card heading="What we follow" anchor="follow">
      {follow === null ? (
        <NotLoaded what="What we follow" query={query} />
      ) : (
        <>
          <p className={kit.measure}>
            Your weekly check-in and your smart tasks follow your choice. With more than one they
            take turns.
          </p>
          <TopicsChoice
            legend="What shall we follow?"
            topics={follow.topics}
            onChange={(topics) => void change({ topics })}
          />
          <p className={kit.hint}>
            {follow.topics === null
              ? 'You have chosen nothing yet. Until you do, the result of your first quiz decides.'
              : 'Only you decide this. No score changes it.'}
          </p>
        </>
      )}
    </Card>
  );
};
