import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { MemoryGame } from '#client/features/games/memory/game.tsx';
import { Page } from '#client/ui/layout/page.tsx';

/** The Memory game, on its own page. */
export const MemoryPage = () => (
  <Page title="Memory Game" lead="Turn two cards at a time and find the ones that match.">
    <ErrorPanel>
      <MemoryGame />
    </ErrorPanel>
  </Page>
);
