import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/identity.js';
import { Outcome } from './outcome.tsx';

interface CheckMailProps {
  readonly address: string;
  /** Returns to the form, which still has the typed values. */
  readonly onBack: () => void;
}

/** Explains that the sign-up continues by mail. */
export const CheckMail = ({ address, onBack }: CheckMailProps) => (
  <Outcome tone="success" message={texts.checkMail}>
    <p className={kit.anyBreak}>{texts.signUpMailSent({ address })}</p>
    <p>{texts.noMailTryAgain}</p>
    <Button kind="secondary" onClick={onBack}>
      {texts.backToForm}
    </Button>
  </Outcome>
);
