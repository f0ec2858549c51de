import { useMutation } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { errorText } from '#client/lib/user-facing-error.ts';
import { isAppleTab } from '#client/platform/device/apple-tab.ts';
import { Button } from '#client/ui/button.tsx';
import { ChipGroup } from '#client/ui/fields/chip-group.tsx';
import { SwitchRow } from '#client/ui/fields/switch-row.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/reminders.js';
import { turnOff, turnOn } from './device/push-device.ts';
import { useThisDevice } from './device/use-this-device.ts';
import { useReminderSettings } from './use-reminder-settings.ts';

/** The quiet hours that are filled in when the person turns quiet hours on. */
const USUAL_QUIET = { from: '22:00', to: '07:00' };

/** Whether this browser gets reminders while Evenkeel is closed, and a button to change it. */
const ThisDevice = () => {
  const { userId, ability, isOn, isDropped, publicKey, refresh } = useThisDevice();
  const on = useMutation({
    mutationFn: () => turnOn(userId, publicKey ?? '', isDropped),
    onSettled: refresh,
  });
  const off = useMutation({ mutationFn: turnOff, onSettled: refresh });
  const problem = on.error ?? off.error;
  if (ability === 'none' && isAppleTab()) return <p>{texts.appleTab}</p>;
  if (ability === 'none') return <p>{texts.notPossible}</p>;
  if (ability === 'denied') return <p>{texts.blocked}</p>;
  return (
    <>
      {problem === null ? null : <Notice tone="problem">{errorText(problem)}</Notice>}
      <p role="status">{isOn === true ? texts.isOn : isDropped ? texts.isDropped : texts.isOff}</p>
      {isOn === true ? (
        <Button
          kind="secondary"
          icon={BellOff}
          pending={off.isPending}
          onClick={() => off.mutate()}
        >
          {texts.turnOff}
        </Button>
      ) : (
        <Button
          kind="secondary"
          icon={Bell}
          pending={on.isPending || publicKey === null}
          onClick={() => on.mutate()}
        >
          {texts.turnOn}
        </Button>
      )}
    </>
  );
};

/** The reminder settings: this device, quiet hours, days without reminders, and the wording of reminders. */
export const RemindersSection = () => {
  const { query, settings, refused, discard, change } = useReminderSettings();
  const { quiet, ownWords, silentWeekdays } = settings;
  const silent = new Set(texts.weekdays.filter((_, at) => silentWeekdays.includes(at + 1)));
  const toggle = (day: string): void => {
    const number = texts.weekdays.indexOf(day) + 1;
    change({
      silentWeekdays: silentWeekdays.includes(number)
        ? silentWeekdays.filter((one) => one !== number)
        : [...silentWeekdays, number].sort(),
    });
  };
  return (
    <Card heading={texts.reminders} anchor="reminders">
      {query.data === undefined ? (
        <NotLoaded message={texts.notLoaded} query={query} />
      ) : (
        <div className={kit.stackStart3}>
          <p>{texts.chosenElsewhere}</p>
          {refused.map(({ id, message }) => (
            <Notice
              key={id}
              tone="problem"
              action={
                <Button kind="quiet" size="small" onClick={() => discard(id)}>
                  {common.close}
                </Button>
              }
            >
              {message}
            </Notice>
          ))}
          <ThisDevice />
          <SwitchRow
            label={texts.quietHours}
            hint={texts.aboutQuietHours}
            checked={quiet !== null}
            onChange={(wanted) => change({ quiet: wanted ? USUAL_QUIET : null })}
          />
          {quiet === null ? null : (
            <div className={kit.row3}>
              <TextField
                label={texts.quietFrom}
                type="time"
                value={quiet.from}
                onChange={({ currentTarget: { value } }) => {
                  if (value !== '') change({ quiet: { ...quiet, from: value } });
                }}
              />
              <TextField
                label={texts.quietUntil}
                type="time"
                value={quiet.to}
                onChange={({ currentTarget: { value } }) => {
                  if (value !== '') change({ quiet: { ...quiet, to: value } });
                }}
              />
            </div>
          )}
          <ChipGroup
            legend={texts.daysWithout}
            options={texts.weekdays}
            selected={silent}
            onToggle={toggle}
          />
          <SwitchRow
            label={texts.ownWords}
            hint={texts.aboutOwnWords}
            checked={ownWords}
            onChange={(own) => change({ ownWords: own })}
          />
        </div>
      )}
    </Card>
  );
};
