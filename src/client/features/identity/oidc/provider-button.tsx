import { useMutation } from '@tanstack/react-query';
import LogIn from 'lucide-react/icons/log-in';
import { UserFacingError } from '#client/lib/user-facing-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { texts } from '#texts/identity.js';

interface ProviderButtonProps {
  readonly label: string;
  /** Asks the server for the address of the provider. */
  readonly begin: () => Promise<{ readonly url: string }>;
}

/** The message for a failed login. */
export const loginProblem = (cause: unknown): string =>
  cause instanceof UserFacingError ? cause.message : texts.loginFailed;

/** Leaves the app for the provider, or shows a message if that fails. */
export const ProviderButton = ({ label, begin }: ProviderButtonProps) => {
  const go = useMutation({ mutationFn: begin, networkMode: 'always' });
  return (
    <>
      <Button
        kind="secondary"
        icon={LogIn}
        pending={go.isPending}
        pendingLabel={texts.oneMoment}
        // `onSuccess` is passed here, so that it does not run after the button is unmounted.
        onClick={() =>
          go.mutate(undefined, { onSuccess: ({ url }) => window.location.assign(url) })
        }
      >
        {label}
      </Button>
      {go.error === null ? null : <Notice tone="problem">{loginProblem(go.error)}</Notice>}
    </>
  );
};
