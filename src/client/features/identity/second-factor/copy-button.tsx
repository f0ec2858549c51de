import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { copyText } from '#client/platform/device/clipboard.ts';
import { Button } from '#client/ui/button.tsx';
import { texts } from '#texts/identity.js';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

/** Copies a text, and says whether the copying worked. */
export const CopyButton = ({ text, label }: CopyButtonProps) => {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(text);
    setSaid(isCopied ? texts.copied : texts.copyingNotAllowed);
  };
  return (
    <>
      <Button kind="secondary" icon={Copy} onClick={copy}>
        {label}
      </Button>
      <span role="status">{said}</span>
    </>
  );
};
