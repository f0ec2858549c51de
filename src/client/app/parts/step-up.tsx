import { useEffect, useRef, useState } from 'react';
import { askStepUpBy } from '#client/lib/api/step-up.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import { texts } from '#texts/app.js';
import styles from './parts.module.css';
import { Suspended } from './suspended.tsx';

const GiveFactor = lazyPart(
  async () =>
    (await import('#client/features/identity/second-factor/give-factor.tsx')).VerifySecondFactor,
);

const Step = ({ onGiven }: { readonly onGiven: () => void }) => {
  const step = useRef<HTMLDivElement>(null);
  // The dialog opened before this component was loaded, so it could not focus the field.
  useEffect(() => step.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={step}>
      <p className={styles.why}>{texts.whyConfirm}</p>
      <GiveFactor onGiven={onGiven} />
    </div>
  );
};

/** Asks for step-up authentication when the server requires it. Concurrent calls share one dialog. */
export const StepUp = () => {
  const waiting = useRef<((given: boolean) => void)[]>([]);
  const [isOpen, setOpen] = useState(false);
  const end = (given: boolean): void => {
    setOpen(false);
    for (const answer of waiting.current.splice(0)) answer(given);
  };
  useEffect(() => {
    const stop = askStepUpBy(
      () =>
        new Promise((resolve) => {
          waiting.current.push(resolve);
          setOpen(true);
        }),
    );
    return () => {
      stop();
      for (const answer of waiting.current.splice(0)) answer(false);
    };
  }, []);
  return (
    <Dialog open={isOpen} title={texts.confirmItIsYou} onClose={() => end(false)}>
      <Suspended>
        <Step onGiven={() => end(true)} />
      </Suspended>
    </Dialog>
  );
};
