import { readFileSync } from 'node:fs';
import { FAULTS, type Fault } from '#domain/chat/reply-check/content.ts';

/** A reply that a language model could give. */
export interface TableReply {
  readonly kind: 'good' | 'bad';
  readonly set: string;
  /**
   * The check’s finding; null for none. A reply can be bad without a finding, such as one with a phone number, which
   * another check finds.
   */
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

/** Good and bad replies of a language model, each with the check’s finding. */
export const REPLIES = ALL.filter(({ set }) => set !== 'frozen');
/** Replies that were written before the check of their kind. The check must not be changed to fit them. */
export const FROZEN_REPLIES = ALL.filter(({ set }) => set === 'frozen');
