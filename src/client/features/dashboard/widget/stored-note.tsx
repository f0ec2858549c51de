import type { UseQueryResult } from '@tanstack/react-query';
import { loadState } from '#client/lib/load-state.ts';
import { useOnline } from '#client/platform/online.ts';
import kit from '#client/ui/layout/kit.module.css';
import { texts as common } from '#texts/common.js';

/**
 * Says that stored data is shown because newer data could not be loaded. Screen readers do not announce this note,
 * because the same note appears in every part of the dashboard, and the calendar already announces it.
 */
export const StoredNote = ({ query }: { readonly query: UseQueryResult }) =>
  loadState(query, useOnline()) === 'stored' ? (
    <p className={kit.soft}>{common.savedOnDevice}</p>
  ) : null;
