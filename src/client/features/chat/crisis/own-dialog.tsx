import { useChatTools } from '#client/features/chat/tools.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import type { Purpose } from '#domain/chat/safety/lines/line.ts';
import { CrisisDialog } from './dialog.tsx';
import { planRecord } from './record.ts';
import { useRegion } from './region/use-region.ts';

interface OwnCrisisDialogProps {
  /** What the lines are for that come first. */
  readonly fitting: readonly Purpose[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The crisis help with the person's own region and plan. It asks nothing of the server. */
export const OwnCrisisDialog = ({ open, onClose, fitting }: OwnCrisisDialogProps) => {
  const [place, choose] = useRegion();
  const plan = useDeviceValue(planRecord);
  const { openPlan } = useChatTools();
  return (
    <CrisisDialog
      open={open}
      onClose={onClose}
      place={place}
      fitting={fitting}
      onRegion={choose}
      plan={plan}
      onPlan={openPlan}
    />
  );
};
