import { readFileSync } from 'node:fs';
import { FAULTS, type Fault } from '#domain/chat/reply-check/content.ts';

/** An answer that a language model could give. */
export interface TableReply {
  readonly kind: 'good' | 'bad';
  readonly set: string;
  /** The check’s finding; null for none, as with a telephone number, which another check finds. */
  readonly finding: Fault | null;
  readonly reply: string;
}

const TABLE = new URL('../../../src/domain/chat/reply-check/replies.tsv', import.meta.url);

const ALL: readonly TableReply[] = readFileSync(TABLE, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [kind, set = '', finding = '', reply = ''] = line.split('\t');
    return {
      kind: kind === 'bad' ? 'bad' : 'good',
      set,
      finding: FAULTS.find((fault) => fault === finding) ?? null,
      reply,
    };
  });

/** Good and bad language model answers, each with the check’s finding. */
export const REPLIES = ALL.filter(({ set }) => set !== 'frozen');
/** Answers written before the check of their kind, for which the check is not changed. */
export const FROZEN_REPLIES = ALL.filter(({ set }) => set === 'frozen');
