import { useDeviceRecord } from '#client/lib/device-record.ts';
import type { Purpose } from '#domain/chat/safety/lines/line.ts';
import { useChatTools } from './chat-tools.ts';
import { CrisisDialog } from './crisis-dialog.tsx';
import { planRecord } from './crisis-record.ts';
import { useRegion } from './use-region.ts';

interface OwnCrisisDialogProps {
  /** What the lines are for that come first. */
  readonly fitting: readonly Purpose[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The crisis help with the person's own region and plan. It asks nothing of the server. */
export const OwnCrisisDialog = ({ open, onClose, fitting }: OwnCrisisDialogProps) => {
  const [place, choose] = useRegion();
  const plan = useDeviceRecord(planRecord);
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
