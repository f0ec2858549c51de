import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import type { Client } from '#contract/sharing/clients.ts';
import { texts } from '#texts/clients.js';
import { Gone } from './client-not-found.tsx';
import { clientQuery, isGone } from './client-queries.ts';

interface WithClientProps {
  readonly connectionId: string;
  readonly children: (client: Client) => ReactNode;
}

/** Renders content about a connection while the connection exists, and a notice once it has ended. */
export const WithClient = ({ connectionId, children }: WithClientProps) => {
  const query = useQuery(clientQuery(connectionId));
  if (isGone(query.error)) return <Gone />;
  if (query.data === undefined)
    return <NotLoaded message={texts.pageNotLoaded} query={query} isAboutOthers />;
  return children(query.data);
};

/** The name of the person in a connection; null while the name is unknown and after the connection has ended. */
export const useClientName = (connectionId: string): string | null => {
  const { data, error } = useQuery(clientQuery(connectionId));
  return isGone(error) ? null : (data?.shownName ?? null);
};
