import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import styles from '#client/features/identity/account/account.module.css';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { saveFile } from '#client/platform/save-file.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { CopyButton } from './copy-button.tsx';
import own from './second-factor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** New recovery codes, which are shown once, with buttons to save them. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const text = codes.join('\n');
  const save = (): void =>
    saveFile(
      new Blob([`Evenkeel recovery codes. Each one works once.\n\n${text}\n`], {
        type: 'text/plain',
      }),
      'evenkeel-recovery-codes.txt',
    );
  return (
    <div className={styles.stack}>
      <p ref={takeLostFocus} tabIndex={-1}>
        With one of these codes you get in without your app, for example after losing your phone.
        Each one works once. They are shown only now, so keep them in a safe place.
      </p>
      <ol className={own.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={kit.row3}>
        <CopyButton text={text} label="Copy" />
        <Button kind="secondary" icon={Download} onClick={save}>
          Save as a file
        </Button>
        <Button kind="secondary" icon={Printer} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <Button onClick={onKept}>I have saved them</Button>
    </div>
  );
};
