import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { SocialGame } from '#client/features/games/social/game.tsx';
import { Page } from '#client/ui/layout/page.tsx';

/** The Social Cues game, on its own page. */
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
