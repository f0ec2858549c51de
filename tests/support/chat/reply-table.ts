import { readFileSync } from 'node:fs';
import { FAULTS, type Fault } from '#domain/chat/reply-check/content.ts';

/** An answer that a language model could give. */
export interface TableReply {
  readonly kind: 'good' | 'bad';
  readonly set: string;
  /** What the check finds; null where it finds nothing, as in a telephone number, which is found elsewhere. */
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

/** Good and bad answers of a language model, each with what the check finds in it. */
export const REPLIES = ALL.filter(({ set }) => set !== 'frozen');
/** Answers that were written before the check of their kind, and that it is not changed for. */
export const FROZEN_REPLIES = ALL.filter(({ set }) => set === 'frozen');
