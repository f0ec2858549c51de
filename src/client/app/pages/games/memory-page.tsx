import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { MemoryGame } from '#client/features/games/memory/game.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import { texts } from '#texts/pages.js';

/** The Memory game, on its own page. */
export const MemoryPage = () => (
  <Page title={texts.memoryGame}>
    <ErrorPanel>
      <MemoryGame />
    </ErrorPanel>
  </Page>
);
