import type { UseQueryResult } from '@tanstack/react-query';
import { loadState } from '#client/lib/load-state.ts';
import { useOnline } from '#client/platform/online.ts';
import styles from './stored-note.module.css';

/** Says that stored data is shown because newer data could not be loaded. */
export const StoredNote = ({ query }: { readonly query: UseQueryResult }) => {
  const stored = loadState(query, useOnline()) === 'stored';
  return (
    <p role="status" className={styles.note}>
      {stored ? 'Showing what was saved on this device.' : ''}
    </p>
  );
};
