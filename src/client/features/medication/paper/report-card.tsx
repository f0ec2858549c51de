import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Sheet } from '#client/ui/layout/sheet.tsx';
import type { MedicationLog } from '#contract/medication.ts';
import { REPORT_DAYS, type ReportDays } from '#domain/medication/medication.ts';
import { daysUntil, reportOf } from '#domain/medication/report.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/medication.js';
import { ReportTable } from './report-table.tsx';

interface ReportCardProps {
  readonly log: MedicationLog;
  readonly today: LocalDate;
}

/** The page for a prescriber: the choice of days, a preview, and a print button. */
export const ReportCard = ({ log, today }: ReportCardProps) => {
  const [count, setCount] = useState<ReportDays>(30);
  const [shown, setShown] = useState(false);
  const { medicines, doses, ratings, settings } = log;
  // Days before the first entry are left out, because they would look like missed doses.
  const first = [...doses, ...ratings].map(({ localDate }) => localDate).toSorted()[0] ?? today;
  const days = daysUntil(today, count).filter((day) => day >= first);
  const taken = new Set(doses.map(({ medicineId }) => medicineId));
  const report = reportOf(
    {
      medicines: medicines.filter(({ id, current }) => current || taken.has(id)),
      doses,
      ratings,
      effects: settings.effects,
    },
    days,
  );
  return (
    <Card heading={texts.forPrescriber}>
      <RadioRows
        legend={texts.whichDays}
        options={REPORT_DAYS}
        label={(count) => texts.lastDays({ count })}
        value={count}
        onChoose={setCount}
      />
      <div className={kit.rowMiddle}>
        <Button kind="secondary" icon={Printer} onClick={() => window.print()}>
          {common.print}
        </Button>
        <Button kind="quiet" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? texts.hidePage : texts.lookAtPage}
        </Button>
      </div>
      <Sheet onScreen={shown}>
        <ReportTable report={report} />
      </Sheet>
    </Card>
  );
};
