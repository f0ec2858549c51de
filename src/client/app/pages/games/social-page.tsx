import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { SocialGame } from '#client/features/games/social/game.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import { texts } from '#texts/pages.js';

/** The Social Cues game, on its own page. */
export const SocialPage = () => (
  <Page title={texts.socialCues}>
    <ErrorPanel>
      <SocialGame />
    </ErrorPanel>
  </Page>
);
