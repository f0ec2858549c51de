import { useLocation } from 'wouter';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { Player } from '#client/features/routines/player/player.tsx';
import { readPlayerAddress } from '#contract/shared/pages.ts';

// A timer that is started on this page gives its cues even if the connection is lost right after.
import '#client/app/frame/timers.tsx';

/** The routine player, which fills the whole window. */
export const PlayerPage = () => {
  const address = readPlayerAddress(useLocation()[0]);
  return (
    <ErrorPanel>
      {address === null ? null : (
        <Player key={`${address.routineId} ${address.date}`} {...address} />
      )}
    </ErrorPanel>
  );
};
