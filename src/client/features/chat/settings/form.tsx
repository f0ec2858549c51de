import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import styles from '#client/features/chat/chat.module.css';
import { RegionField } from '#client/features/chat/crisis/region/field.tsx';
import { useRegion } from '#client/features/chat/crisis/region/use-region.ts';
import { chatSettings } from '#client/features/chat/queries.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { errorText } from '#client/lib/user-facing-error.ts';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { texts } from '#texts/chat.js';
import { dataFlowTexts } from './data-flow-texts.ts';
import { saveSettings } from './save-settings.ts';
import { StorageExplanation } from './storage-explanation.tsx';

/** The settings for message storage and region, which apply immediately. */
export const SettingsForm = ({ userId }: { readonly userId: string }) => {
  const query = useQuery(chatSettings(userId));
  const client = useQueryClient();
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [place, chooseRegion] = useRegion();
  const { data } = query;

  const store = async (storing: boolean): Promise<void> => {
    setProblem(null);
    try {
      await saveSettings(client, userId, { storing });
    } catch (error) {
      setProblem(errorText(error));
    }
  };

  return (
    <div className={kit.stack4}>
      {data === undefined ? (
        <NotLoaded message={texts.settingsNotLoaded} query={query} />
      ) : (
        <div className={styles.switch}>
          <input
            id={id}
            type="checkbox"
            checked={data.storing}
            aria-describedby={`${id}-kept`}
            onChange={(event) => void store(event.currentTarget.checked)}
          />
          <label htmlFor={id}>{texts.keepMyMessages}</label>
          <StorageExplanation id={`${id}-kept`} storing={data.storing} />
        </div>
      )}
      <RegionField place={place} onChange={chooseRegion} />
      {problem === null ? null : (
        <Notice tone="problem">
          {texts.settingNotSaved} {problem}
        </Notice>
      )}
      {data === undefined ? null : (
        <p className={kit.softSmall}>
          {dataFlowTexts.messages(data.usesModel)} {dataFlowTexts.recordings(data.usesSpeechServer)}
        </p>
      )}
    </div>
  );
};
