import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { FocusGame } from '#client/features/games/focus/game.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import { texts } from '#texts/pages.js';

/** The Focus tap game, on its own page. */
export const FocusPage = () => (
  <Page title={texts.focusGame}>
    <ErrorPanel>
      <FocusGame />
    </ErrorPanel>
  </Page>
);
