import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { BeforeYouLook } from '#client/features/clients/before-you-look.tsx';
import { ClientList } from '#client/features/clients/list/client-list.tsx';
import { useRole } from '#client/features/identity/role.ts';
import { Invite } from '#client/features/sharing/invite.tsx';
import { useSession } from '#client/lib/session/session.ts';
import { Page } from '#client/ui/layout/page.tsx';
import { texts } from '#texts/pages.js';
import styles from './clients-page.module.css';

/** The people who share with a therapist or a supporter. */
export const ClientsPage = () => {
  const isTherapist = useRole() === 'therapist';
  const session = useSession();
  return (
    <Page
      title={isTherapist ? texts.clients : texts.peopleWhoShare}
      lead={isTherapist ? texts.clientsShare : texts.peopleShare}
    >
      <BeforeYouLook />
      <ErrorPanel>
        <ClientList
          empty={
            isTherapist ? (
              <ol className={styles.steps}>
                <li>{texts.makeCode}</li>
                <li>{texts.giveCodeToClient}</li>
                <li>{texts.theyChoose}</li>
              </ol>
            ) : (
              <p>{texts.giveCode}</p>
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
