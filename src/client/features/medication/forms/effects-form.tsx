import { useState } from 'react';
import * as z from 'zod/mini';
import type { Medication } from '#client/features/medication/changes/use-medication.ts';
import { accepted } from '#client/lib/forms/accepted.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { fitting } from '#client/lib/forms/fitting.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { medicationSettings } from '#contract/medication.ts';
import { MEDICINE_MAX, MOST_EFFECTS } from '#domain/medication/medication.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/medication.js';

interface EffectsFormProps {
  readonly medication: Medication;
  readonly onClose: () => void;
}

const effectsFields = z.pick(medicationSettings, { effects: true });

/** The form to choose the tracked effects, in the person's own words. */
export const EffectsForm = ({ medication, onClose }: EffectsFormProps) => {
  const [typed, setTyped] = useState(() =>
    Array.from({ length: MOST_EFFECTS }, (_, at) => medication.log.settings.effects[at] ?? ''),
  );
  const values = { effects: typed.filter((text) => text.trim() !== '') };
  const form = useForm({
    schema: effectsFields,
    values,
    send: async (signal) => {
      const { effects } = fitting(effectsFields, values);
      await accepted(await medication.follow(effects), medication.discard, signal);
      if (!signal.aborted) onClose();
    },
  });
  const ideas = texts.effectIdeas.filter((idea) => !typed.includes(idea));
  const free = typed.findIndex((text) => text.trim() === '');
  return (
    <EntryForm form={form} submit={common.save} cancel={common.close} onCancel={onClose}>
      <p className={kit.soft}>{texts.whatToWatchAbout}</p>
      {typed.map((text, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always three places
          key={at}
          label={texts.effectAt({ place: at + 1 })}
          dir="auto"
          autoComplete="off"
          maxLength={MEDICINE_MAX.effect}
          value={text}
          onChange={(event) => setTyped(typed.with(at, event.currentTarget.value))}
        />
      ))}
      {free < 0 || ideas.length === 0 ? null : (
        <div className={kit.rowMiddle}>
          {ideas.map((idea) => (
            <Button
              key={idea}
              kind="secondary"
              size="small"
              onClick={() => setTyped(typed.with(free, idea))}
            >
              {texts.addIdea({ idea })}
            </Button>
          ))}
        </div>
      )}
    </EntryForm>
  );
};
