import { Link } from 'wouter';
import { ScenePicture } from '#client/lib/scene/scene-picture.tsx';
import { longLinkClass } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/notices/empty-state.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import { texts } from '#texts/quiz.js';

const FIRST: PagePath = '/features/quiz/first';

interface FirstComesFirstProps {
  /** Whether the answers to the first quiz are in the outbox. */
  readonly isFirstWaiting: boolean;
}

/** Replaces the weekly check-in until the server has the first quiz. */
export const FirstQuizNeeded = ({ isFirstWaiting }: FirstComesFirstProps) => (
  <EmptyState
    picture={<ScenePicture name="sign-post" />}
    title={isFirstWaiting ? texts.firstAnswersWait : texts.firstComesFirst}
    action={
      <Link to={FIRST} className={longLinkClass('primary')}>
        {texts.goToFirst}
      </Link>
    }
  >
    {isFirstWaiting ? texts.keptUntilSent : texts.whyFirstComesFirst}
  </EmptyState>
);
