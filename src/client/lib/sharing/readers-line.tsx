import type { Stream } from '#domain/sharing/streams.ts';
import styles from './readers.module.css';
import { type Asked, useReaders } from './use-readers.ts';

export interface ReadersProps extends Asked {
  readonly stream: Stream;
  /** Whether it also says that nobody can read it, for what a person may think is read. */
  readonly always?: boolean;
}

/** The line that says who can read something; nothing where nobody can. */
export const ReadersLine = ({ stream, always = false, ...asked }: ReadersProps) => {
  const { isShared, sentence } = useReaders(stream, asked);
  return isShared || always ? <p className={styles.readers}>{sentence}</p> : null;
};
