import styles from '#client/features/chat/chat.module.css';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';

const WHEN_ON = [
  'On: your messages and the answers are kept in your account, until you delete them.',
  'This browser holds a copy, to show them without a connection.',
];

const WHEN_OFF = [
  'Off: new messages are not kept. They are gone from this page when you leave it.',
  'To follow the conversation, the server keeps it encrypted. Only this device has the key.',
  '65 minutes after your last message nobody can open it any more. It is deleted within the hour after that.',
  'A message that has no answer yet stays in this browser until it has one.',
  'Ladders that you make or try then are not kept either.',
];

const ALWAYS = [
  'Turning this on or off deletes no messages. What was kept before stays until you delete it.',
  'What you write while it is off is not added later. But an exercise that you have begun goes on, with your words in it.',
  'One thing is kept either way: whether there was danger of late, and of what kind, so that help stays in view. Your words are not part of it.',
  'Your safety plan and your region are kept as well.',
];

/** Explains which parts of the conversation are stored, and where. */
export const StorageExplanation = ({
  id,
  storing,
}: {
  readonly id: string;
  readonly storing: boolean;
}) => (
  <div className={`${kit.softSmall} ${styles.kept}`}>
    <ul id={id}>
      {(storing ? WHEN_ON : WHEN_OFF).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
    <Fold label="What happens when I change this?">
      <ul>
        {[...(storing ? WHEN_OFF : WHEN_ON), ...ALWAYS].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Fold>
  </div>
);
