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
  /** Closes the form; `isSaved` says whether the entry was corrected. */
  readonly onClose: (isSaved: boolean) => void;
}

/** The form that corrects one logged entry. */
export const useCorrection = ({ isChanged, send, onSent, onClose, ...plan }: Correction) => {
  const { discard } = useOutboxActions();
  return useForm({
    ...plan,
    send: async (signal) => {
      if (isChanged) await accepted(await send(), discard, signal);
      onSent?.();
      if (!signal.aborted) onClose(isChanged);
    },
  });
};
