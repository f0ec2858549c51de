import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { GameChooser } from '#client/features/games/chooser/chooser.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import { texts } from '#texts/pages.js';

const LEAD = texts.aboutGames;

/** The page with the games to choose from. */
export const GamePage = () => (
  <Page title={texts.neuroPlayZone} lead={LEAD}>
    <ErrorPanel>
      <GameChooser />
    </ErrorPanel>
  </Page>
);
