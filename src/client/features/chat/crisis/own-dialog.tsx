import { useLocalPlan } from '#client/lib/safety-plan/plan-here.ts';
import type { Purpose } from '#domain/chat/lines/country.ts';
import { CrisisDialog } from './dialog.tsx';
import { useRegion } from './region/use-region.ts';

interface OwnCrisisDialogProps {
  /** The purposes of the lines shown first. */
  readonly fitting: readonly Purpose[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The crisis help with the person's region and plan, without a request to the server. */
export const OwnCrisisDialog = ({ open, onClose, fitting }: OwnCrisisDialogProps) => {
  const [place, choose] = useRegion();
  const plan = useLocalPlan();
  return (
    <CrisisDialog
      open={open}
      onClose={onClose}
      place={place}
      fitting={fitting}
      onRegion={choose}
      plan={plan}
    />
  );
};
