import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Outcome } from './outcome.tsx';

interface CheckMailProps {
  readonly address: string;
  /** Returns to the form, which still has the typed values. */
  readonly onBack: () => void;
}

/** Explains that the sign-up continues by mail. */
export const CheckMail = ({ address, onBack }: CheckMailProps) => (
  <Outcome tone="success" message="Check your mail to go on.">
    <p className={kit.anyBreak}>
      A mail is on its way to {address}. It has a link that makes the account. The link works for
      one day.
    </p>
    <p>If no mail comes within some minutes, look into the folder for spam, or try again.</p>
    <Button kind="secondary" onClick={onBack}>
      Back to the form
    </Button>
  </Outcome>
);
