import type { Stream } from '#domain/sharing/streams.ts';
import styles from './readers.module.css';
import { type Asked, useReaders } from './use-readers.ts';

export interface ReadersProps extends Asked {
  readonly stream: Stream;
  /** Whether the line also appears when nobody can read it, where a person might think otherwise. */
  readonly always?: boolean;
}

/** A line that says who can read something; nothing when nobody can. */
export const ReadersLine = ({ stream, always = false, ...asked }: ReadersProps) => {
  const { isShared, sentence } = useReaders(stream, asked);
  return isShared || always ? <p className={styles.readers}>{sentence}</p> : null;
};
