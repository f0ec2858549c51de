import { Page } from '#client/ui/layout/page.tsx';
import styles from './privacy-page.module.css';

const SECTIONS: readonly (readonly [title: string, sentences: readonly string[]])[] = [
  [
    'Where your entries are',
    [
      'Your entries are kept on the server that you use, in one database. Your device also keeps what it needs to work without a connection.',
      'Logging out removes your entries from the device.',
      'If you were a guest and then log in, you choose whether your guest entries move to your account. Entries that you do not move are deleted after 30 days.',
      'Your browser keeps a random secret for a year. It tells Evenkeel that you logged in on this device before. It does not open your account.',
      'Your device looks for signs of danger in what you write, to offer help lines at once. What it finds is not kept and not sent.',
      'Whoever runs the server can read its database. Your password and your recovery codes are kept only as hashes, which cannot be turned back.',
    ],
  ],
  [
    'What goes to others',
    [
      'There is no advertising and no tracking. Nothing is loaded from other websites.',
      'Some servers use a language model or a speech server. Then some of your words go there, and the chat says so.',
      'On some servers you can log in with the login of a clinic. The clinic then sees that you use Evenkeel. It sees nothing that you enter.',
      'Reminders that come while Evenkeel is closed go through the push service of your browser. They are encrypted, so that only your browser can read them.',
      'Some servers send mails about your account. The mail server sees your email address and the mail. The mails say nothing about what you enter.',
      'Anybody who has your calendar address can see your routines. The address works until you end it.',
    ],
  ],
  [
    'If you share with a therapist or a supporter',
    [
      'Nothing is shared at first. You choose for each kind of entry: how much is shared, from which day on, and until when.',
      'Your messages in the chat are never shared, and neither is what its safety guard hears.',
      'Each look at your entries is written down. You see who looked at what, and when.',
      'You can take it all back at any time. From then on nobody can look at it. What somebody has already read, printed or written down stays with them.',
      'Notes to you, the agenda and what was proposed are seen by both of you. If you accept homework, the therapist sees whether you did it and what you say got in the way, as long as you share something with them.',
      'A therapist can write private notes about the work with you. Only the therapist sees them, and they are not in your download. They are deleted with your account, and with the therapist’s.',
      'Nobody checks who a therapist is. Connect only with somebody whom you know.',
      'Nobody watches in real time. In danger, use the help lines in the chat, or the emergency number.',
    ],
  ],
  [
    'How to see and delete it',
    [
      'In Settings you can download all your Evenkeel data as one file.',
      'There you can also delete your account with all that is in it. Others see nothing of it from then on.',
      'If a therapist deletes their account, you keep your entries and the list of looks.',
      'With the setting “Keep my messages” off, the chat keeps what it needs only encrypted. The key is on your device alone.',
      'Copies of the database that were made before a deletion still have it. Whoever runs the server can say how long they are kept.',
    ],
  ],
];

/** What is stored about a person, who sees it, and how it is deleted. */
export const PrivacyPage = () => (
  <Page
    title="Privacy"
    lead="What is kept about you, who can see it, and how you delete it. In plain words."
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
