import type { UseQueryResult } from '@tanstack/react-query';
import { loadState } from '#client/lib/load-state.ts';
import { useOnline } from '#client/platform/online.ts';
import kit from '#client/ui/layout/kit.module.css';

/**
 * Says when stored data is shown because no newer data could be loaded. It is not announced: all parts of the
 * dashboard would say the same at once, and the calendar among them announces it.
 */
export const StoredNote = ({ query }: { readonly query: UseQueryResult }) =>
  loadState(query, useOnline()) === 'stored' ? (
    <p className={kit.soft}>Showing what was saved on this device.</p>
  ) : null;
