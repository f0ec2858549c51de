import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import Users from 'lucide-react/icons/users';
import kit from '#client/ui/layout/kit.module.css';
import { addressOf } from '#domain/safety-plan/contact-address.ts';
import type { Contact } from '#domain/safety-plan/plan.ts';
import styles from './contact-line.module.css';

const WAYS = {
  text: { Icon: MessageSquare, link: 'Text', without: 'By text' },
  call: { Icon: Phone, link: 'Call', without: 'By phone' },
  'in-person': { Icon: Users, link: 'In person', without: 'In person' },
} as const;

/** One contact of the plan: the name, a link for the chosen means of contact, and the person's prepared words. */
export const ContactLine = ({ contact }: { readonly contact: Contact }) => {
  const { name, how, number, words } = contact;
  const { Icon, link, without } = WAYS[how];
  const address = addressOf(contact);
  return (
    <div className={styles.contact}>
      <span dir="auto" className={kit.bold}>
        {name}
      </span>
      {/* Contacts from earlier plans have no separate means of contact, because the person’s words contain it. */}
      {how === 'text' && number === '' ? null : address === null ? (
        <span className={`${kit.iconLink} ${styles.way}`}>
          <Icon aria-hidden="true" size="1.2em" />
          {number === '' ? without : `${without}: ${number}`}
        </span>
      ) : (
        <a
          href={address}
          className={`${kit.iconLink} ${styles.way}`}
          aria-label={`${link} ${name}, ${number}`}
        >
          <Icon aria-hidden="true" size="1.2em" />
          <span>
            {link} <span translate="no">{number}</span>
          </span>
        </a>
      )}
      {words === '' ? null : (
        <q dir="auto" className={styles.words}>
          {words}
        </q>
      )}
    </div>
  );
};
