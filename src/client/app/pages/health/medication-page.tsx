import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { MedicationView } from '#client/features/medication/medication.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import { texts } from '#texts/pages.js';

/** The page with the person's medication and body log. */
export const MedicationPage = () => (
  <Page title={texts.medicationLog} lead={texts.aboutMedication}>
    <ErrorPanel>
      <MedicationView />
    </ErrorPanel>
  </Page>
);
