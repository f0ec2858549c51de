import styles from '#client/features/chat/chat.module.css';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/chat.js';

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
      {(storing ? texts.whenOn : texts.whenOff).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
    <Fold label={texts.whatHappens}>
      <ul>
        {[...(storing ? texts.whenOff : texts.whenOn), ...texts.whenOnOrOff].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Fold>
  </div>
);
