import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import styles from '#client/features/identity/account/account.module.css';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { saveFile } from '#client/platform/save-file.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { CopyButton } from './copy-button.tsx';
import type { CodeKind } from './kept-codes.ts';
import own from './second-factor.module.css';

const TEXTS: Readonly<Record<CodeKind, { about: string; inFile: string }>> = {
  'recovery-codes': {
    about:
      'With one of these codes you get in without your app, for example after losing your phone.',
    inFile: 'Evenkeel recovery codes. Each one works once.',
  },
  'password-codes': {
    about: 'If you forget your password, one of these codes lets you set a new one.',
    inFile:
      'Evenkeel recovery codes for your password. Each one works once.\nIf you forget the password, choose “Forgot your password?” where you log in.',
  },
};

interface RecoveryCodesProps {
  /** What the codes are for; the second factor by default. */
  readonly kind?: CodeKind;
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** New recovery codes, which are shown once, with buttons to save them. */
export const RecoveryCodes = ({ kind = 'recovery-codes', codes, onKept }: RecoveryCodesProps) => {
  const { about, inFile } = TEXTS[kind];
  const text = codes.join('\n');
  const save = (): void =>
    saveFile(new Blob([`${inFile}\n\n${text}\n`], { type: 'text/plain' }), `evenkeel-${kind}.txt`);
  return (
    <div className={styles.stack}>
      <p ref={takeLostFocus} tabIndex={-1}>
        {about} Each one works once. They are shown only now, so keep them in a safe place.
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
