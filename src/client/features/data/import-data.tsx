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
import { ENTRY, plural } from '#domain/shared/text/count.ts';
import styles from './data.module.css';

const counted = (count: number): string => `${count.toLocaleString('en')} ${plural(count, ENTRY)}`;

const addedIn = ({ tables }: BroughtBack): number =>
  tables.reduce((sum, { added }) => sum + added, 0);

const lineOf = ({ about, inFile, added }: BroughtBack['tables'][number]): string => {
  const [all, here] = [inFile.toLocaleString('en'), (inFile - added).toLocaleString('en')];
  if (added === inFile) return `${about}: ${all}`;
  return added === 0
    ? `${about}: ${all}, already here`
    : `${about}: ${all}, of which ${here} are already here`;
};

const InFile = ({ told }: { readonly told: BroughtBack }) => (
  <div className={`${kit.stackStart3} ${styles.stack}`}>
    <h4>What is in this file</h4>
    <ul className={styles.list}>
      {told.tables.map((one) => (
        <li key={one.table}>{lineOf(one)}</li>
      ))}
    </ul>
    {told.leftOut.length === 0 ? null : (
      <p>Some of it belongs to other people too and stays out: {told.leftOut.join('; ')}.</p>
    )}
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
      <p>
        Adds the entries of a file that you do not have here yet. Your entries here stay as they
        are, and nothing is added twice.
      </p>
      <Field
        label="Your file"
        hint="A file from “Download everything”, with at most 64 MB. You see what is in it first."
      >
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
        {preview.isPending ? 'Reading the file…' : ''}
      </p>
      {problem === null ? null : <Notice tone="problem">{errorText(problem)}</Notice>}
      {told === undefined || isDone ? null : <InFile told={told} />}
      {told === undefined || file === null || isDone ? null : addedIn(told) === 0 ? (
        <Notice tone="info">There is nothing new for you in this file.</Notice>
      ) : (
        <Button
          icon={Upload}
          pending={importing.isPending}
          pendingLabel="Bringing back…"
          onClick={() => importing.mutate(file)}
        >
          Bring {counted(addedIn(told))} back
        </Button>
      )}
      {importing.data === undefined ? null : (
        <div ref={takeLostFocus} tabIndex={-1} className={kit.noRing}>
          <Notice tone="success">
            {counted(addedIn(importing.data))} came back from the file.
          </Notice>
        </div>
      )}
    </div>
  );
};
