import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { MedicationView } from '#client/features/medication/medication.tsx';
import { Page } from '#client/ui/layout/page.tsx';

/** The page with the person's medication and body log. */
export const MedicationPage = () => (
  <Page
    title="Medication and body log"
    lead="This is your own note. Questions about medicine go to your prescriber or pharmacist."
  >
    <ErrorPanel>
      <MedicationView />
    </ErrorPanel>
  </Page>
);
