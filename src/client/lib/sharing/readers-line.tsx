import kit from '#client/ui/layout/kit.module.css';
import type { Stream } from '#domain/sharing/streams.ts';
import { type Asked, useReaders } from './use-readers.ts';

export interface ReadersProps extends Asked {
  readonly stream: Stream;
  /** Whether to show the line even if nobody can read the entry, for entries that a person might think are shared. */
  readonly always?: boolean;
}

/** A line that says who can read an entry. Usually omitted if nobody can read it. */
export const ReadersLine = ({ stream, always = false, ...asked }: ReadersProps) => {
  const { isShared, sentence } = useReaders(stream, asked);
  return isShared || always ? <p className={kit.softSmall}>{sentence}</p> : null;
};
