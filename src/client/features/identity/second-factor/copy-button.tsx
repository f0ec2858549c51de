import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { copyText } from '#client/platform/device/clipboard.ts';
import { Button } from '#client/ui/button.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

/** Copies a text, and says whether the copying worked. */
export const CopyButton = ({ text, label }: CopyButtonProps) => {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(text);
    setSaid(isCopied ? 'Copied.' : 'This browser does not allow copying. Select the text instead.');
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
