import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import styles from '#client/features/identity/account/account.module.css';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { saveFile } from '#client/platform/save-file.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/identity.js';
import { CopyButton } from './copy-button.tsx';
import type { CodeKind } from './kept-codes.ts';
import own from './second-factor.module.css';

interface RecoveryCodesProps {
  /** What the codes are for; the second factor by default. */
  readonly kind?: CodeKind;
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** New recovery codes, which are shown once, with buttons to save them. */
export const RecoveryCodes = ({ kind = 'recovery-codes', codes, onKept }: RecoveryCodesProps) => {
  const text = codes.join('\n');
  const save = (): void =>
    saveFile(
      new Blob([`${texts.codesInFile[kind]}\n\n${text}\n`], { type: 'text/plain' }),
      `evenkeel-${kind}.txt`,
    );
  return (
    <div className={styles.stack}>
      <p ref={takeLostFocus} tabIndex={-1}>
        {texts.codesAbout[kind]} {texts.codesShownOnce}
      </p>
      <ol className={own.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={kit.row3}>
        <CopyButton text={text} label={texts.copy} />
        <Button kind="secondary" icon={Download} onClick={save}>
          {texts.saveAsFile}
        </Button>
        <Button kind="secondary" icon={Printer} onClick={() => window.print()}>
          {common.print}
        </Button>
      </div>
      <Button onClick={onKept}>{texts.codesAreSaved}</Button>
    </div>
  );
};
