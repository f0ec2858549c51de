import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { BeforeYouLook } from '#client/features/clients/before-you-look.tsx';
import { ClientList } from '#client/features/clients/list/client-list.tsx';
import { useRole } from '#client/features/identity/role.ts';
import { Invite } from '#client/features/sharing/invite.tsx';
import { useSession } from '#client/lib/session/session.ts';
import { Page } from '#client/ui/layout/page.tsx';
import styles from './clients-page.module.css';

/** The people who share with a therapist or a supporter. */
export const ClientsPage = () => {
  const isTherapist = useRole() === 'therapist';
  const session = useSession();
  return (
    <Page
      title={isTherapist ? 'Clients' : 'People who share with me'}
      lead={
        isTherapist
          ? 'What your clients share with you, by their names. They can change it at any time.'
          : 'What people close to you share with you, by their names. They can change it at any time.'
      }
    >
      <BeforeYouLook />
      <ErrorPanel>
        <ClientList
          empty={
            isTherapist ? (
              <ol className={styles.steps}>
                <li>Make a code below.</li>
                <li>Give it to one client. They enter it on their Sharing page.</li>
                <li>They choose what you see, and stand here by their name.</li>
              </ol>
            ) : (
              <p>Give somebody a code, and they choose what you see.</p>
            )
          }
        />
      </ErrorPanel>
      <ErrorPanel>
        {session.state === 'in' ? (
          <Invite userId={session.userId} kind={isTherapist ? 'therapist' : 'supporter'} />
        ) : null}
      </ErrorPanel>
    </Page>
  );
};
