import { useLocation } from 'wouter';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { Player } from '#client/features/routines/player/player.tsx';
import { readPlayerAddress } from '#contract/shared/pages.ts';

/** The routine player, in the whole window. */
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
