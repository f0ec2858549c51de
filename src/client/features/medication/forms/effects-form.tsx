import { useState } from 'react';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { EFFECT_IDEAS, MEDICINE_MAX, MOST_EFFECTS } from '#domain/medication/medication.ts';

interface EffectsFormProps {
  readonly effects: readonly string[];
  readonly onSave: (effects: string[]) => Promise<SendResult>;
  readonly onClose: () => void;
}

/** The form to choose the tracked effects, in the person's own words. */
export const EffectsForm = ({ effects, onSave, onClose }: EffectsFormProps) => {
  const [texts, setTexts] = useState(() =>
    Array.from({ length: MOST_EFFECTS }, (_, at) => effects[at] ?? ''),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    const chosen = texts.map((text) => text.trim()).filter((text) => text !== '');
    if (new Set(chosen.map((text) => text.toLowerCase())).size < chosen.length)
      return setProblem('An effect is there twice.');
    const result = await onSave(chosen);
    if (result.state === 'failed') setProblem(result.message);
    else onClose();
  };
  const ideas = EFFECT_IDEAS.filter((idea) => !texts.includes(idea));
  const free = texts.findIndex((text) => text.trim() === '');
  return (
    <form
      className={kit.stack4}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className={kit.soft}>Up to three things that you want to watch, in your own words.</p>
      {texts.map((text, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always three places
          key={at}
          label={`Effect ${at + 1}`}
          dir="auto"
          autoComplete="off"
          maxLength={MEDICINE_MAX.effect}
          value={text}
          onChange={(event) => setTexts(texts.with(at, event.currentTarget.value))}
        />
      ))}
      {free < 0 || ideas.length === 0 ? null : (
        <div className={kit.rowMiddle}>
          {ideas.map((idea) => (
            <Button
              key={idea}
              kind="secondary"
              size="small"
              onClick={() => setTexts(texts.with(free, idea))}
            >
              Add {idea}
            </Button>
          ))}
        </div>
      )}
      {problem === null ? null : <Notice tone="problem">{problem}</Notice>}
      <div className={kit.rowEnd}>
        <Button kind="quiet" onClick={onClose}>
          Close
        </Button>
        <Button type="submit">Save</Button>
      </div>
    </form>
  );
};
