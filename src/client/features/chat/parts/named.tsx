import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/chat.js';
import type { PartOf } from './message-part-type.ts';
import styles from './parts.module.css';

/** The things that the person named, in order. */
export const NamedPart = ({ part }: { readonly part: PartOf<'named'> }) => (
  <section className={styles.panel} aria-label={texts.whatYouNamed}>
    <p className={kit.boldBreak}>{texts.youNamed}</p>
    <ul className={styles.named}>
      {part.things.map((thing, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same thing can be named twice
        <li key={index} dir="auto">
          {thing}
        </li>
      ))}
    </ul>
  </section>
);
