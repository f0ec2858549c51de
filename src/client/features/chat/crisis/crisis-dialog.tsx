import { useLocalPlan } from '#client/lib/safety-plan/plan-here.ts';
import type { Purpose } from '#domain/chat/lines/country.ts';
import { CrisisDialogView } from './dialog.tsx';
import { useRegion } from './region/use-region.ts';

interface CrisisDialogProps {
  /** The purposes of the help lines that are shown first. */
  readonly fitting: readonly Purpose[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The crisis help with the person's region and plan, without a request to the server. */
export const CrisisDialog = ({ open, onClose, fitting }: CrisisDialogProps) => {
  const [place, choose] = useRegion();
  const plan = useLocalPlan();
  return (
    <CrisisDialogView
      open={open}
      onClose={onClose}
      place={place}
      fitting={fitting}
      onRegion={choose}
      plan={plan}
    />
  );
};
