import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { callFile } from '#client/lib/api/call-file.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { currentMs } from '#client/platform/after.ts';
import { saveFile } from '#client/platform/save-file.ts';
import { Button } from '#client/ui/button.tsx';
import { SwitchRow } from '#client/ui/fields/switch-row.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { dataEndpoints } from '#contract/data.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { texts } from '#texts/data.js';
import { csvSeparator } from './csv-separator.ts';
import styles from './data.module.css';

interface DownloadButtonProps {
  readonly label: string;
  readonly fetchFile: () => Promise<Blob>;
  /** The file name without the date. The date is added later. */
  readonly name: string;
  readonly ending: 'json' | 'zip';
  readonly kind?: 'secondary' | 'quiet';
}

const DownloadButton = ({
  label,
  fetchFile,
  name,
  ending,
  kind = 'secondary',
}: DownloadButtonProps) => {
  const ask = useMutation({
    mutationFn: fetchFile,
    onSuccess: (file) =>
      saveFile(file, `${name}-${localDateAt(currentMs(), deviceZone())}.${ending}`),
  });
  return (
    <>
      <Button
        kind={kind}
        icon={Download}
        pending={ask.isPending}
        pendingLabel={texts.collecting}
        onClick={() => ask.mutate()}
      >
        {label}
      </Button>
      {ask.error === null ? null : <Notice tone="problem">{errorText(ask.error)}</Notice>}
    </>
  );
};

/** All data in one file that can be restored. */
export const DownloadEverything = () => (
  <div className={`${kit.stackStart3} ${styles.stack}`}>
    <p>{texts.everythingAbout}</p>
    <DownloadButton
      label={texts.downloadEverything}
      fetchFile={() => callFile(identityEndpoints.exportData, undefined)}
      name="evenkeel-data"
      ending="json"
    />
  </div>
);

/** All data as spreadsheet tables. */
export const DownloadTables = () => (
  <div className={`${kit.stackStart3} ${styles.stack}`}>
    <p>{texts.tablesAbout}</p>
    <DownloadButton
      label={texts.downloadTables}
      fetchFile={() => callFile(dataEndpoints.tables, { separator: csvSeparator() })}
      name="evenkeel-tables"
      ending="zip"
    />
  </div>
);

/** All data in a format for clinics. */
export const DownloadForClinic = () => {
  const [withoutName, setWithoutName] = useState(false);
  const query = { pseudonym: withoutName ? 'yes' : 'no' } as const;
  return (
    <div className={`${kit.stackStart3} ${styles.stack}`}>
      <p>{texts.clinicAbout}</p>
      <SwitchRow
        label={texts.withoutName}
        hint={texts.withoutNameHint}
        checked={withoutName}
        onChange={setWithoutName}
      />
      <DownloadButton
        label={texts.downloadForClinic}
        fetchFile={() => callFile(dataEndpoints.fhirBundle, query)}
        name="evenkeel-fhir"
        ending="json"
      />
      <DownloadButton
        label={texts.forClinicProgram}
        fetchFile={() => callFile(dataEndpoints.fhirLines, query)}
        name="evenkeel-fhir"
        ending="zip"
        kind="quiet"
      />
    </div>
  );
};
