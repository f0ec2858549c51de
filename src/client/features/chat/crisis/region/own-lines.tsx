import { bestLines } from '#client/features/chat/crisis/bar.tsx';
import styles from '#client/features/chat/crisis/crisis.module.css';
import {
  CrisisLinesList,
  EmergencyNumber,
  Lines,
  nameOf,
} from '#client/features/chat/crisis/lines-list.tsx';
import { OrganisationHelpPart } from '#client/features/chat/crisis/organisation/help.tsx';
import { useOfflineCrisisData } from '#client/features/chat/crisis/use-offline-crisis-data.ts';
import { useArrival } from '#client/lib/navigation/use-arrival.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { ByRegion } from './by-region.tsx';
import { useRegion } from './use-region.ts';

/** The numbers of the person's region, for the printed safety plan. */
export const OwnLinesOnPaper = () => {
  const [{ region }] = useRegion();
  return (
    <div className={styles.groups}>
      <EmergencyNumber region={region} />
      <CrisisLinesList region={region} />
    </div>
  );
};

/** The numbers of the person's region and the region picker, shown on the safety plan page. */
export const OwnLines = () => {
  useOfflineCrisisData(useUserId());
  useArrival('crisis-lines');
  const [place, choose] = useRegion();
  return (
    <Card heading={nameOf('crisis', place.region)} anchor="crisis-lines">
      <div className={styles.groups}>
        <EmergencyNumber region={place.region} />
        <ByRegion place={place} onChange={choose}>
          <Lines lines={bestLines(place.region, [])} />
        </ByRegion>
        <OrganisationHelpPart />
      </div>
    </Card>
  );
};
