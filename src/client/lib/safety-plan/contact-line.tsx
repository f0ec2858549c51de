import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import Users from 'lucide-react/icons/users';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { addressOf } from '#domain/safety-plan/contact-address.ts';
import type { Contact } from '#domain/safety-plan/plan.ts';
import { texts } from '#texts/contacts.js';
import styles from './contact-line.module.css';

const ICONS = { text: MessageSquare, call: Phone, 'in-person': Users } as const;

/** One contact of the plan: the name, a link for the chosen means of contact, and the person's prepared words. */
export const ContactLine = ({ contact }: { readonly contact: Contact }) => {
  const { name, how, number, words } = contact;
  const Icon = ICONS[how];
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
          {number === '' ? texts.ways[how] : texts.waysWithNumber[how]({ number })}
        </span>
      ) : (
        <a
          href={address}
          className={`${kit.iconLink} ${styles.way}`}
          aria-label={texts.linkNames[how]({ name, number })}
        >
          <Icon aria-hidden="true" size="1.2em" />
          <span>
            {sentence(
              texts.links[how]({ number, numberIn: (text) => <span translate="no">{text}</span> }),
            )}
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
