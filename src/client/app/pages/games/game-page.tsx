import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { GameChooser } from '#client/features/games/chooser/chooser.tsx';
import { Page } from '#client/ui/layout/page.tsx';

const LEAD =
  'Small games to practice paying attention, stopping yourself in time, and reading faces and situations. Their levels adapt to how you play.';

/** The page with the games to choose from. */
export const GamePage = () => (
  <Page title="NeuroPlay Zone" lead={LEAD}>
    <ErrorPanel>
      <GameChooser />
    </ErrorPanel>
  </Page>
);
