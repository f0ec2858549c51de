import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { call } from '#client/lib/api/call.ts';
import { saveFile } from '#client/platform/save-file.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { identityEndpoints } from '#contract/identity.ts';
import styles from './account.module.css';

/** Downloads everything that the server stores about the person as a file. */
export const DownloadData = () => {
  const ask = useMutation({
    mutationFn: () => call(identityEndpoints.exportData, {}),
    onSuccess: (data) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(file, `evenkeel-data-${data.exportedAt.slice(0, 10)}.json`);
    },
  });
  return (
    <div className={styles.stack}>
      <p>
        One file with everything that Evenkeel keeps of you, for yourself or for another program.
        Keep it where only you can read it.
      </p>
      {ask.error === null ? null : <Notice tone="problem">{ask.error.message}</Notice>}
      <Button
        kind="secondary"
        icon={Download}
        pending={ask.isPending}
        pendingLabel="Collecting…"
        onClick={() => ask.mutate()}
      >
        Download your data
      </Button>
    </div>
  );
};
