import { useMutation, useQueryClient } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { sendFile } from '#client/lib/api/call-file.ts';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { type BroughtBack, dataEndpoints } from '#contract/data.ts';
import { texts } from '#texts/data.js';
import styles from './data.module.css';

const addedIn = ({ tables }: BroughtBack): number =>
  tables.reduce((sum, { added }) => sum + added, 0);

const lineOf = ({ about, inFile, added }: BroughtBack['tables'][number]): string => {
  if (added === inFile) return texts.allNew({ about, count: inFile });
  return added === 0
    ? texts.noneNew({ about, count: inFile })
    : texts.someNew({ about, count: inFile, here: inFile - added });
};

const InFile = ({ told }: { readonly told: BroughtBack }) => (
  <div className={`${kit.stackStart3} ${styles.stack}`}>
    <h4>{texts.inThisFile}</h4>
    <ul className={styles.list}>
      {told.tables.map((one) => (
        <li key={one.table}>{lineOf(one)}</li>
      ))}
    </ul>
    {told.leftOut.length === 0 ? null : <p>{texts.staysOut({ list: told.leftOut.join('; ') })}</p>}
  </div>
);

/** Restores entries from a file: first shows a preview, and then a button that restores them. */
export const ImportData = () => {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const preview = useMutation({
    mutationFn: (chosen: File) => sendFile(dataEndpoints.previewFile, chosen),
  });
  const importing = useMutation({
    mutationFn: (chosen: File) => sendFile(dataEndpoints.bringBack, chosen),
    onSettled: () => client.invalidateQueries(),
  });
  const problem = importing.error ?? preview.error;
  const told = preview.data;
  const isDone = importing.data !== undefined;
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    importing.reset();
    preview.reset();
    if (chosen !== null) preview.mutate(chosen);
  };
  return (
    <div className={`${kit.stackStart3} ${styles.stack}`}>
      <p>{texts.bringBackAbout}</p>
      <Field label={texts.yourFile} hint={texts.fileHint}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".json,application/json"
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
          />
        )}
      </Field>
      <p role="status" className={kit.noneIfEmpty}>
        {preview.isPending ? texts.readingFile : ''}
      </p>
      {problem === null ? null : <Notice tone="problem">{errorText(problem)}</Notice>}
      {told === undefined || isDone ? null : <InFile told={told} />}
      {told === undefined || file === null || isDone ? null : addedIn(told) === 0 ? (
        <Notice tone="info">{texts.nothingNew}</Notice>
      ) : (
        <Button
          icon={Upload}
          pending={importing.isPending}
          pendingLabel={texts.bringingBack}
          onClick={() => importing.mutate(file)}
        >
          {texts.bringBack({ count: addedIn(told) })}
        </Button>
      )}
      {importing.data === undefined ? null : (
        <div ref={takeLostFocus} tabIndex={-1} className={kit.noRing}>
          <Notice tone="success">{texts.cameBack({ count: addedIn(importing.data) })}</Notice>
        </div>
      )}
    </div>
  );
};
