import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { loadState } from '#client/lib/load-state.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { useSession, useUserId } from '#client/lib/session/session.ts';
import { allConnections, useFreshConnections } from '#client/lib/sharing/queries.ts';
import { useOnline } from '#client/platform/online.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import { texts } from '#texts/sharing.js';
import { ConnectForm } from './connect-form.tsx';
import { ConnectionCard } from './connection-card.tsx';
import type { RenderPreview } from './consent/preview.tsx';
import { Invite } from './invite.tsx';
import { AccessLog } from './look-log.tsx';
import styles from './sharing.module.css';

const CLIENTS: PagePath = '/features/clients';

interface SharingProps {
  /** Whether somebody shares data with this person. */
  readonly supports: boolean;
  /** Renders the preview of what other people would see. */
  readonly draw: RenderPreview;
  /** The therapists' proposals and the joint plans. */
  readonly plans: ReactNode;
}

/** The sharing page: what the person shares with whom, who looked at it, and how to connect. */
export const Sharing = ({ supports, draw, plans }: SharingProps) => {
  const session = useSession();
  const userId = useUserId();
  const isGuest = session.state === 'in' && session.role === 'guest';
  const query = useQuery(allConnections(userId));
  useFreshConnections(userId);
  const isStored = loadState(query, useOnline()) === 'stored';
  const connections = query.data ?? [];
  const [told, setTold] = useState<{ readonly words: string } | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (told !== null) status.current?.focus();
  }, [told]);
  return (
    <div className={`${kit.stack} ${styles.page}`}>
      {isStored ? <Notice tone="info">{texts.savedBefore}</Notice> : null}
      {supports ? (
        <Card heading={texts.sharedWithYou}>
          <Link to={CLIENTS} className={buttonClass('secondary')}>
            {texts.peopleWhoShare}
          </Link>
        </Card>
      ) : null}
      <Card heading={texts.whatYouShare}>
        <div className={`${kit.stackStart3} ${styles.stack}`}>
          <p ref={status} role="status" tabIndex={-1} className={kit.noneIfEmpty}>
            {told?.words}
          </p>
          {query.data === undefined ? (
            <NotLoaded message={texts.whatYouShareNotLoaded} query={query} />
          ) : null}
          {query.data?.length === 0 ? <p>{texts.shareNothing}</p> : null}
          <ul className={styles.list}>
            {connections.map((connection) => (
              <ConnectionCard
                key={connection.id}
                userId={userId}
                connection={connection}
                draw={draw}
              />
            ))}
          </ul>
        </div>
      </Card>
      {plans}
      <ConnectForm
        userId={userId}
        draw={draw}
        onConnected={({ name }) => setTold({ words: texts.youAreConnected({ name }) })}
      />
      <AccessLog userId={userId} connections={connections} />
      {isGuest ? (
        <Card heading={texts.invitations.supporter}>
          <p>{texts.accountNeeded}</p>
        </Card>
      ) : (
        <Invite userId={userId} kind="supporter" />
      )}
    </div>
  );
};
