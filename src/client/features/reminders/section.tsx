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
import { turnOff, turnOn } from './device/push-device.ts';
import { useThisDevice } from './device/use-this-device.ts';
import { useReminderSettings } from './use-reminder-settings.ts';

const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The quiet hours that are filled in when the person turns quiet hours on. */
const USUAL_QUIET = { from: '22:00', to: '07:00' };

const HomeScreenHint = () => (
  <p>
    In a tab, an iPhone or iPad shows reminders only while Evenkeel is open, and on Today. To get
    them while it is closed: press Share, then “Add to Home Screen”, open Evenkeel from there, and
    turn them on here.
  </p>
);

/** Whether this browser gets reminders while Evenkeel is closed, and a button to change it. */
const ThisDevice = () => {
  const { userId, ability, isOn, isDropped, publicKey, refresh } = useThisDevice();
  const on = useMutation({
    mutationFn: () => turnOn(userId, publicKey ?? '', isDropped),
    onSettled: refresh,
  });
  const off = useMutation({ mutationFn: turnOff, onSettled: refresh });
  const problem = on.error ?? off.error;
  if (ability === 'none' && isAppleTab()) return <HomeScreenHint />;
  if (ability === 'none') {
    return (
      <p>
        This browser cannot show reminders while Evenkeel is closed. They show while it is open, and
        on Today.
      </p>
    );
  }
  if (ability === 'denied') {
    return (
      <p>
        The browser blocks notifications of Evenkeel. You can allow them in the settings of the
        browser. Until then, reminders show while Evenkeel is open, and on Today.
      </p>
    );
  }
  return (
    <>
      {problem === null ? null : <Notice tone="problem">{errorText(problem)}</Notice>}
      <p role="status">
        {isOn === true
          ? 'Reminders come to this device, also while Evenkeel is closed, until you log out.'
          : isDropped
            ? 'Reminders came to this device before and do not come any more: you logged out here, or the browser’s push service dropped its address or refused the last reminder. Turn them on again to get them. Until then they show while Evenkeel is open, and on Today.'
            : 'Reminders show while Evenkeel is open, and on Today.'}
      </p>
      {isOn === true ? (
        <Button
          kind="secondary"
          icon={BellOff}
          pending={off.isPending}
          onClick={() => off.mutate()}
        >
          Turn off on this device
        </Button>
      ) : (
        <Button
          kind="secondary"
          icon={Bell}
          pending={on.isPending || publicKey === null}
          onClick={() => on.mutate()}
        >
          Turn on while Evenkeel is closed
        </Button>
      )}
    </>
  );
};

/** The reminder settings: this device, quiet hours, days without reminders, and the wording of reminders. */
export const RemindersSection = () => {
  const { query, settings, refused, discard, change } = useReminderSettings();
  const { quiet, ownWords, silentWeekdays } = settings;
  const silent = new Set(WEEKDAYS.filter((_, at) => silentWeekdays.includes(at + 1)));
  const toggle = (day: (typeof WEEKDAYS)[number]): void => {
    const number = WEEKDAYS.indexOf(day) + 1;
    change({
      silentWeekdays: silentWeekdays.includes(number)
        ? silentWeekdays.filter((one) => one !== number)
        : [...silentWeekdays, number].sort(),
    });
  };
  return (
    <Card heading="Reminders" anchor="reminders">
      {query.data === undefined ? (
        <NotLoaded what="The settings of reminders" query={query} />
      ) : (
        <div className={kit.stackStart3}>
          <p>You choose in each routine and each task when it reminds you.</p>
          {refused.map(({ id, message }) => (
            <Notice
              key={id}
              tone="problem"
              action={
                <Button kind="quiet" size="small" onClick={() => discard(id)}>
                  Close
                </Button>
              }
            >
              {message}
            </Notice>
          ))}
          <ThisDevice />
          <SwitchRow
            label="Quiet hours"
            hint="No reminders come in these hours. You find them on Today."
            checked={quiet !== null}
            onChange={(wanted) => change({ quiet: wanted ? USUAL_QUIET : null })}
          />
          {quiet === null ? null : (
            <div className={kit.row3}>
              <TextField
                label="Quiet from"
                type="time"
                value={quiet.from}
                onChange={({ currentTarget: { value } }) => {
                  if (value !== '') change({ quiet: { ...quiet, from: value } });
                }}
              />
              <TextField
                label="Quiet until"
                type="time"
                value={quiet.to}
                onChange={({ currentTarget: { value } }) => {
                  if (value !== '') change({ quiet: { ...quiet, to: value } });
                }}
              />
            </div>
          )}
          <ChipGroup
            legend="Days without reminders"
            options={WEEKDAYS}
            selected={silent}
            onToggle={toggle}
          />
          <SwitchRow
            label="Show my own words on the lock screen"
            hint="Evenkeel itself always shows them. When this is off, a notification says “Time for your morning” or the like, so that nobody who sees your screen learns more."
            checked={ownWords}
            onChange={(own) => change({ ownWords: own })}
          />
        </div>
      )}
    </Card>
  );
};
