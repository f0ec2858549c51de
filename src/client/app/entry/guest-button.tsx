import { type ReactNode, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { texts } from '#texts/app.js';

interface GuestButtonProps {
  readonly children: ReactNode;
  readonly onSignedIn: () => void;
}

/** Starts a guest session; errors are shown next to the button. */
export const GuestButton = ({ children, onSignedIn }: GuestButtonProps) => {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const begin = async (): Promise<void> => {
    setPending(true);
    setProblem(null);
    try {
      const { enterAsGuest } = await import('#client/features/identity/sign-in.ts');
      const failure = await enterAsGuest();
      if (failure === null) onSignedIn();
      setProblem(failure);
    } catch {
      // On a second failure, load a new page, because some browsers never retry a module that failed on the current
      // page.
      if (problem !== null && navigator.onLine) window.location.assign('/homepage');
      setProblem(texts.notLoaded);
    }
    setPending(false);
  };
  return (
    <>
      <Button kind="secondary" pending={pending} pendingLabel={texts.oneMoment} onClick={begin}>
        {children}
      </Button>
      {problem === null ? null : <Notice tone="problem">{problem}</Notice>}
    </>
  );
};
