import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { FocusGame } from '#client/features/games/focus/game.tsx';
import { Page } from '#client/ui/layout/page.tsx';

/** The Focus tap game, on its own page. */
export const FocusPage = () => (
  <Page
    title="Focus Game"
    lead="Circles appear for a moment. You tap one kind and leave the other."
  >
    <ErrorPanel>
      <FocusGame />
    </ErrorPanel>
  </Page>
);
