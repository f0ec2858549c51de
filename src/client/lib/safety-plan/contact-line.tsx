import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import Users from 'lucide-react/icons/users';
import type { Contact } from '#domain/safety-plan/plan.ts';
import styles from './contact-line.module.css';

/** What a phone can dial in a number as somebody wrote it; null where there is too little of it. */
export const dialable = (number: string): string | null => {
  const digits = number.replaceAll(/\D/g, '');
  if (digits.length < 3) return null;
  return number.trimStart().startsWith('+') ? `+${digits}` : digits;
};

/** The address that opens a text or a call to somebody; null where there is no number, or where they meet. */
export const addressOf = ({ how, number, words }: Contact): string | null => {
  const dialed = dialable(number);
  if (dialed === null || how === 'in-person') return null;
  if (how === 'call') return `tel:${dialed}`;
  return words === '' ? `sms:${dialed}` : `sms:${dialed}?&body=${encodeURIComponent(words)}`;
};

const WAYS = {
  text: { Icon: MessageSquare, link: 'Text', without: 'By text' },
  call: { Icon: Phone, link: 'Call', without: 'By phone' },
  'in-person': { Icon: Users, link: 'In person', without: 'In person' },
} as const;

/** One contact of the plan: the name, a link in the way that the person chose, and the words for it. */
export const ContactLine = ({ contact }: { readonly contact: Contact }) => {
  const { name, how, number, words } = contact;
  const { Icon, link, without } = WAYS[how];
  const address = addressOf(contact);
  return (
    <div className={styles.contact}>
      <span dir="auto" className={styles.name}>
        {name}
      </span>
      {address === null ? (
        <span className={styles.way}>
          <Icon aria-hidden="true" size="1.2em" />
          {number === '' ? without : `${without}: ${number}`}
        </span>
      ) : (
        <a href={address} className={styles.way} aria-label={`${link} ${name}, ${number}`}>
          <Icon aria-hidden="true" size="1.2em" />
          {link} {number}
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
