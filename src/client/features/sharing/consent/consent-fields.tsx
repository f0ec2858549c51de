import { useId } from 'react';
import styles from '#client/features/sharing/sharing.module.css';
import { Button } from '#client/ui/button.tsx';
import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { streamContents, streamTitle } from '#domain/sharing/stream-words.ts';
import {
  type ConnectionKind,
  type Detail,
  detailsFor,
  isNeverSuggested,
  STREAMS,
  type Stream,
} from '#domain/sharing/streams.ts';
import { texts } from '#texts/sharing.js';
import { type ConsentDraft, STARTS, withUsual } from './consent-draft.ts';

interface ConsentFieldsProps {
  readonly draft: ConsentDraft;
  readonly kind: ConnectionKind;
  readonly onChange: (changed: Partial<ConsentDraft>) => void;
  /** Error messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
}

interface StreamFieldProps {
  readonly stream: Stream;
  readonly kind: ConnectionKind;
  readonly value: Detail | 'off';
  readonly onChange: (value: Detail | 'off') => void;
}

const StreamField = ({ stream, kind, value, onChange }: StreamFieldProps) => {
  const details = detailsFor(kind, stream);
  const { summary, detail } = streamContents(stream);
  // If both levels share the same, either of them means "on".
  const on = value === 'off' ? details.slice(0, 1) : [value];
  const isSame = detail === null;
  return (
    <RadioRows
      legend={streamTitle(stream)}
      hint={
        <>
          {isSame ? summary : texts.shortContains({ summary })}
          {!isSame && details.includes('detail') ? ` ${texts.detailContains({ detail })}` : null}
        </>
      }
      options={['off', ...(isSame ? on : details)] as const}
      label={(one) => (isSame && one !== 'off' ? texts.sharedOn : texts.levels[one])}
      value={value}
      onChoose={onChange}
    />
  );
};

/** The fields for the streams, the days and the end of sharing. */
export const ConsentFields = ({ draft, kind, onChange, errors }: ConsentFieldsProps) => {
  const name = useId();
  const streams = STREAMS.filter((stream) => detailsFor(kind, stream).length > 0);
  const choose = (stream: Stream, value: Detail | 'off'): void => {
    const { [stream]: _, ...others } = draft.streams;
    onChange({ streams: value === 'off' ? others : { ...others, [stream]: value } });
  };
  const fieldsFor = (some: readonly Stream[]) => (
    <div className={kit.stack5}>
      {some.map((stream) => (
        <StreamField
          key={stream}
          stream={stream}
          kind={kind}
          value={draft.streams[stream] ?? 'off'}
          onChange={(value) => choose(stream, value)}
        />
      ))}
    </div>
  );
  return (
    <>
      <section className={`${kit.stackStart3} ${styles.stack}`} aria-labelledby={`${name}-what`}>
        <h3 id={`${name}-what`}>{texts.whatToShare}</h3>
        <p>{texts.onlyWhatYouChoose}</p>
        <Button kind="secondary" onClick={() => onChange(withUsual(draft, kind))}>
          {texts.usualChoice}
        </Button>
        <p className={kit.soft}>{texts.usualChoiceHint}</p>
        {fieldsFor(streams.filter((stream) => !isNeverSuggested(stream)))}
        <h4>{texts.morePrivate}</h4>
        {fieldsFor(streams.filter(isNeverSuggested))}
      </section>
      <RadioRows
        legend={texts.fromWhichDays}
        look="lines"
        options={STARTS}
        label={(start) => texts.firstDays[start]}
        value={draft.start}
        onChoose={(start) => onChange({ start })}
      >
        {draft.start === 'date' ? (
          <TextField
            label={texts.firstDay}
            name="startDate"
            type="date"
            error={errors.startDate}
            value={draft.startDate}
            onChange={(event) => onChange({ startDate: event.currentTarget.value })}
          />
        ) : null}
      </RadioRows>
      <RadioRows
        legend={texts.untilWhen}
        look="lines"
        options={[false, true]}
        label={(hasEnd) => (hasEnd ? texts.untilADay : texts.untilIChangeIt)}
        value={draft.hasEnd}
        onChoose={(hasEnd) => onChange({ hasEnd })}
      >
        {draft.hasEnd ? (
          <TextField
            label={texts.lastDay}
            name="endDate"
            type="date"
            error={errors.endDate}
            value={draft.endDate}
            onChange={(event) => onChange({ endDate: event.currentTarget.value })}
          />
        ) : null}
      </RadioRows>
    </>
  );
};
