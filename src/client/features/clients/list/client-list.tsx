import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { clientsQuery } from '#client/features/clients/client-queries.ts';
import styles from '#client/features/clients/clients.module.css';
import { dateText } from '#client/lib/date-text.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { ScenePicture } from '#client/lib/scene/scene-picture.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { EmptyState } from '#client/ui/notices/empty-state.tsx';
import { clientAddress } from '#contract/shared/pages.ts';
import type { EndedClient, ListedClient } from '#contract/sharing/clients.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { sharedSentence } from '#domain/sharing/sentences.ts';
import { texts } from '#texts/clients.js';
import { changeText } from './change-text.ts';

const dayOf = (at: string): string => dateText(localDateAt(Date.parse(at), deviceZone()));

const Row = ({ client }: { readonly client: ListedClient }) => {
  const { id, shownName, changed, startedAt, streams } = client;
  const hasAny = Object.keys(streams).length > 0;
  return (
    <li className={`${kit.stack1} ${styles.row}`}>
      <h2 className={kit.largeBreak}>
        <Link to={clientAddress(id)} className={styles.link}>
          <bdi>{shownName}</bdi>
        </Link>
      </h2>
      <p className={kit.measure}>
        {hasAny ? changeText(changed) : sharedSentence(shownName, client, dateText)}
      </p>
      <p className={kit.softSmall}>
        {changed.latest === null || !hasAny
          ? null
          : `${texts.lastEntry({ day: dateText(changed.latest) })} `}
        {texts.connectedSince({ day: dayOf(startedAt) })}
      </p>
    </li>
  );
};

const Ended = ({ ended }: { readonly ended: readonly EndedClient[] }) => (
  <Card heading={texts.recentlyEnded}>
    <ul className={kit.stack2}>
      {ended.map(({ id, shownName, endedAt, endedBy }) => (
        <li key={id}>
          {sentence(
            texts.connectionEnded({
              by: endedBy ?? 'person',
              name: shownName,
              day: dayOf(endedAt),
              own: (name) => <bdi>{name}</bdi>,
            }),
          )}
        </li>
      ))}
    </ul>
  </Card>
);

interface ClientListProps {
  /** Shown if nobody shares with the caller yet. */
  readonly empty: ReactNode;
}

/** The people who share data with the caller, sorted by name. */
export const ClientList = ({ empty }: ClientListProps) => {
  const query = useQuery(clientsQuery);
  const { data } = query;
  if (data === undefined)
    return <NotLoaded message={texts.listNotLoaded} query={query} isAboutOthers />;
  return (
    <>
      {data.clients.length === 0 ? (
        <EmptyState title={texts.nobodyShares} picture={<ScenePicture name="together" />}>
          {empty}
        </EmptyState>
      ) : (
        <ul className={`${kit.stack3} ${styles.list}`}>
          {data.clients.map((client) => (
            <Row key={client.id} client={client} />
          ))}
        </ul>
      )}
      {data.ended.length === 0 ? null : <Ended ended={data.ended} />}
    </>
  );
};
