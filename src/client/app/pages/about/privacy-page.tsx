import { Page } from '#client/ui/layout/page.tsx';
import styles from './privacy-page.module.css';

const SECTIONS: readonly (readonly [title: string, sentences: readonly string[]])[] = [
  [
    'Where your entries are',
    [
      'Your entries are kept on the server that you use, in one database. They are also kept on your device, as far as it needs them without a connection.',
      'Logging out removes them from the device.',
      'If you log in where you were a guest, you choose whether what you entered comes to your account. What you leave is deleted after 30 days.',
      'Your browser keeps a random secret by which Evenkeel knows a device on which you logged in, for a year. It opens nothing.',
      'Whoever runs the server can read its database. Your password is kept only as a hash, which cannot be turned back into the password.',
    ],
  ],
  [
    'What goes to others',
    [
      'There is no advertising and no tracking. Nothing is loaded from other websites.',
      'Some servers use a language model or a speech server. Then some of your words go there, and the chat says so.',
      'Some servers have the login of a clinic. If you use it, the clinic sees that you use Evenkeel, and nothing that you enter.',
      'Reminders for a closed app are brought by the push service of your browser. They are encrypted, so that only your browser can read them.',
      'Some servers send mails about your account. The mail server sees your email address and the mail. The mails say nothing about what you enter.',
      'A calendar address shows your routines to whoever has it. It ends when you end it.',
    ],
  ],
  [
    'If you share with a therapist or a supporter',
    [
      'Nothing is shared at first. You choose each kind of entry by itself, how much of it, from which day on, and until when.',
      'Your messages in the chat are never shared, and neither is what its safety guard hears.',
      'Each look at your entries is written down. You see who looked at what, and when.',
      'You can take it all back at any time. It counts from the next look on, everywhere. What somebody has read, printed or written down before stays with them.',
      'Notes to you, the agenda and what was proposed are seen by both of you. If you accept homework, the therapist sees whether you did it and what you say got in the way, as long as you share something with them.',
      'A therapist can write private notes about the work with you. Only the therapist sees them, and they are not in your download. They are deleted with your account, and with the therapist’s.',
      'Nobody checks who a therapist is. Connect only with somebody whom you know.',
      'Nobody watches in real time. In danger, use the help lines in the chat, or the emergency number.',
    ],
  ],
  [
    'How to see and delete it',
    [
      'In Settings you can download all that is kept of you as one file.',
      'There you can also delete your account with all that is in it. Others see nothing of it from then on.',
      'If a therapist deletes their account, you keep your entries and the list of looks.',
      'With the setting “Keep my messages” off, the chat keeps what it needs only encrypted. The key is on your device alone.',
      'Copies of the database that were made before a deletion still have it. Whoever runs the server can say how long they are kept.',
    ],
  ],
];

/** What is kept of somebody, who sees it, and how it is deleted. */
export const PrivacyPage = () => (
  <Page
    title="Privacy"
    lead="What is kept of you, who can see it, and how you delete it. In plain words."
  >
    <div className={styles.section}>
      {SECTIONS.map(([title, sentences]) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </Page>
);
