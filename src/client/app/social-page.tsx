import { SocialGame } from '#client/features/games/social-game.tsx';
import { Page } from '#client/ui/page.tsx';
import { ErrorPanel } from './error-panel.tsx';

/** Social cues, a screen of its own. */
export const SocialPage = () => (
  <Page
    title="Social Cues"
    lead="Drawn faces and situations to read at your own pace, with literal explanations."
  >
    <ErrorPanel>
      <SocialGame />
    </ErrorPanel>
  </Page>
);
