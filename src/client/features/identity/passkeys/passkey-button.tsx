import { useMutation } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect } from 'react';
import { errorText } from '#client/lib/user-facing-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { texts } from '#texts/identity.js';
import { stopAsking } from './ceremonies.ts';

interface PasskeyButtonProps {
  readonly label: string;
  /** Runs the ceremony, and then the action that required it. */
  readonly ask: () => Promise<void>;
}

/** A button that asks for a passkey and shows a message if that fails. */
export const PasskeyButton = ({ label, ask }: PasskeyButtonProps) => {
  const use = useMutation({ mutationFn: ask, networkMode: 'always' });
  useEffect(() => stopAsking, []);
  return (
    <>
      <Button
        kind="secondary"
        icon={KeyRound}
        pending={use.isPending}
        pendingLabel={texts.askingPasskey}
        onClick={() => use.mutate()}
      >
        {label}
      </Button>
      {use.error === null ? null : <Notice tone="problem">{errorText(use.error)}</Notice>}
    </>
  );
};
