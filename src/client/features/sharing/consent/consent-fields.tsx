import { useId } from 'react';
import styles from '#client/features/sharing/sharing.module.css';
import { Button } from '#client/ui/button.tsx';
import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { STREAM_WORDS, streamTitle } from '#domain/sharing/stream-words.ts';
import {
  type ConnectionKind,
  type Detail,
  detailsFor,
  isNeverSuggested,
  STREAMS,
  type Stream,
} from '#domain/sharing/streams.ts';
import { type ConsentDraft, STARTS, withUsual } from './consent-draft.ts';

interface ConsentFieldsProps {
  readonly draft: ConsentDraft;
  readonly kind: ConnectionKind;
  readonly onChange: (changed: Partial<ConsentDraft>) => void;
  /** Error messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
}

const START_WORDS: Readonly<Record<ConsentDraft['start'], string>> = {
  today: 'Only from today on',
  weeks: 'From 4 weeks back on',
  date: 'From a day on that I choose',
  all: 'All that there is',
};

const LABELS: Readonly<Record<Detail | 'off', string>> = {
  off: 'Off',
  summary: 'In short',
  detail: 'In detail',
};

interface StreamFieldProps {
  readonly stream: Stream;
  readonly kind: ConnectionKind;
  readonly value: Detail | 'off';
  readonly onChange: (value: Detail | 'off') => void;
}

const StreamField = ({ stream, kind, value, onChange }: StreamFieldProps) => {
  const details = detailsFor(kind, stream);
  const { summary, detail } = STREAM_WORDS[stream];
  return (
    <RadioRows
      legend={streamTitle(stream)}
      hint={
        <>
          In short: {summary}
          {details.includes('detail') ? ` In detail: ${detail}` : null}
        </>
      }
      options={['off', ...details] as const}
      label={(one) => LABELS[one]}
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
        <h3 id={`${name}-what`}>What do you want to share?</h3>
        <p>Only what you choose here is shared. You can change it at any time.</p>
        <Button kind="secondary" onClick={() => onChange(withUsual(draft, kind))}>
          Usual choice
        </Button>
        <p className={kit.soft}>
          This chooses what many people share, in short. More private kinds stay as they are.
        </p>
        {fieldsFor(streams.filter((stream) => !isNeverSuggested(stream)))}
        <h4>More private, so only one by one</h4>
        {fieldsFor(streams.filter(isNeverSuggested))}
      </section>
      <RadioRows
        legend="From which days?"
        look="lines"
        options={STARTS}
        label={(start) => START_WORDS[start]}
        value={draft.start}
        onChoose={(start) => onChange({ start })}
      >
        {draft.start === 'date' ? (
          <TextField
            label="First day that is shared"
            name="startDate"
            type="date"
            error={errors.startDate}
            value={draft.startDate}
            onChange={(event) => onChange({ startDate: event.currentTarget.value })}
          />
        ) : null}
      </RadioRows>
      <RadioRows
        legend="Until when?"
        look="lines"
        options={[false, true]}
        label={(hasEnd) => (hasEnd ? 'Until a day that I choose' : 'No end, until I change it')}
        value={draft.hasEnd}
        onChoose={(hasEnd) => onChange({ hasEnd })}
      >
        {draft.hasEnd ? (
          <TextField
            label="Last day of sharing"
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
