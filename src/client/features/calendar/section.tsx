import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useId, useState } from 'react';
import { call } from '#client/lib/api/call.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { useUserId } from '#client/lib/session/session.ts';
import { useUnderWay } from '#client/lib/update/under-way.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { copyText } from '#client/platform/device/clipboard.ts';
import { saveFile } from '#client/platform/save-file.ts';
import { Button } from '#client/ui/button.tsx';
import { SwitchRow } from '#client/ui/fields/switch-row.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { calendarEndpoints } from '#contract/calendar.ts';
import { texts } from '#texts/calendar.js';
import styles from './calendar.module.css';

const feedKey = (userId: string) => ['calendar', userId] as const;

/** The new address; the server reveals it only once. */
const MadeAddress = ({ address }: { readonly address: string }) => {
  // It is shown only now, so a new version of the app has to wait.
  useUnderWay(true);
  const id = useId();
  const [copied, setCopied] = useState('');
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(address);
    setCopied(isCopied ? texts.copied : texts.notCopied);
  };
  return (
    <div className={kit.stackStart3}>
      <label htmlFor={id}>{texts.yourAddress}</label>
      <input
        id={id}
        className={styles.address}
        type="text"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p>{texts.keepPrivate}</p>
      <Button kind="secondary" icon={Copy} onClick={() => void copy()}>
        {texts.copyAddress}
      </Button>
      <p role="status">{copied}</p>
    </div>
  );
};

/** The calendar settings: a secret address that other programs can subscribe to, or a file. */
export const CalendarSection = () => {
  const userId = useUserId();
  const client = useQueryClient();
  const queryKey = feedKey(userId);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(calendarEndpoints.read, { params: { userId }, signal }),
  });
  const feed = query.data?.feed ?? null;
  /**
   * The choice that the person made in this form, shown before the server confirms it; null if no choice was made yet.
   */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const ownWords = chosen ?? feed?.ownWords ?? false;
  const zone = deviceZone();

  const make = useMutation({
    mutationFn: () => call(calendarEndpoints.make, { body: { userId, zone, ownWords } }),
    onSuccess: (made) => client.setQueryData(queryKey, { feed: made.feed }),
  });
  const change = useMutation({
    mutationFn: (own: boolean) =>
      call(calendarEndpoints.change, { body: { userId, zone, ownWords: own } }),
    onSuccess: (changed) => client.setQueryData(queryKey, changed),
    onError: () => {
      setChosen(null);
      void client.invalidateQueries({ queryKey });
    },
  });
  const revoke = useMutation({
    mutationFn: () => call(calendarEndpoints.revoke, {}),
    onSuccess: () => {
      make.reset();
      client.setQueryData(queryKey, { feed: null });
    },
  });
  const download = useMutation({
    mutationFn: () => call(calendarEndpoints.download, { body: { userId, zone, ownWords } }),
    onSuccess: ({ text }) => saveFile(new Blob([text], { type: 'text/calendar' }), 'evenkeel.ics'),
  });
  const problem = [make, change, revoke, download].find(({ error }) => error !== null)?.error;

  return (
    <Card heading={texts.calendar} anchor="calendar">
      {query.data === undefined ? (
        <NotLoaded message={texts.notLoaded} query={query} />
      ) : (
        <div className={kit.stackStart3}>
          <p>{texts.about({ zone: zone.replaceAll('_', ' ') })}</p>
          {problem === undefined || problem === null ? null : (
            <Notice tone="problem">{errorText(problem)}</Notice>
          )}
          <SwitchRow
            label={texts.ownWords}
            hint={texts.aboutOwnWords}
            checked={ownWords}
            onChange={(own) => {
              setChosen(own);
              if (feed !== null) change.mutate(own);
            }}
          />
          {make.data === undefined ? null : (
            <MadeAddress address={new URL(make.data.path, location.origin).href} />
          )}
          {feed !== null && make.data === undefined ? <p>{texts.addressExists}</p> : null}
          <div className={`${kit.row3} ${styles.row}`}>
            <Button
              kind="secondary"
              icon={CalendarDays}
              pending={make.isPending}
              onClick={() => make.mutate()}
            >
              {feed === null ? texts.makeAddress : texts.makeNewAddress}
            </Button>
            {feed === null ? null : (
              <Button kind="quiet" pending={revoke.isPending} onClick={() => revoke.mutate()}>
                {texts.endAddress}
              </Button>
            )}
            <Button
              kind="quiet"
              icon={Download}
              pending={download.isPending}
              onClick={() => download.mutate()}
            >
              {texts.download}
            </Button>
          </div>
          <p role="status" className={kit.noneIfEmpty}>
            {revoke.isSuccess && feed === null ? texts.addressEnded : ''}
          </p>
        </div>
      )}
    </Card>
  );
};
