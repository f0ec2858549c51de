import { discardDraft } from '#client/sync/draft.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import { accepted } from './accepted.ts';
import { type FormPlan, useForm } from './use-form.ts';

interface Correction extends Pick<FormPlan, 'schema' | 'values'> {
  /** Whether the person changed anything. If not, nothing is sent. */
  readonly isChanged: boolean;
  /** Sends the correction. */
  readonly send: () => Promise<SendResult>;
  /** Called when the correction was sent or stored, before the form closes. */
  readonly onSent?: () => void;
  /** The key of the draft, which cancelling discards; undefined for a form without a draft. */
  readonly draftKey?: string;
  /** Closes the form; `isSaved` says whether the entry was corrected. */
  readonly onClose: (isSaved: boolean) => void;
}

/** The form that corrects one logged entry, and a function that closes it without saving. */
export const useCorrection = ({
  isChanged,
  send,
  onSent,
  draftKey,
  onClose,
  ...plan
}: Correction) => {
  const { discard } = useOutboxActions();
  const form = useForm({
    ...plan,
    send: async (signal) => {
      if (isChanged) await accepted(await send(), discard, signal);
      onSent?.();
      if (!signal.aborted) onClose(isChanged);
    },
  });
  const cancel = (): void => {
    if (draftKey !== undefined) discardDraft(draftKey);
    onClose(false);
  };
  return { form, cancel };
};
