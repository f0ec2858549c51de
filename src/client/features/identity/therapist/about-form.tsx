import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ME_KEY } from '#client/features/identity/account/queries.ts';
import { call } from '#client/lib/api/call.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { type TherapistAbout, therapistAbout } from '#contract/accounts/therapist.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/identity.js';

/** The form to change the details that therapists give about themselves. */
export const AboutForm = ({ about }: { readonly about: TherapistAbout }) => {
  const client = useQueryClient();
  const [typed, setTyped] = useState(about);
  const [changed, setChanged] = useState(false);
  const form = useForm({
    schema: therapistAbout,
    values: typed,
    send: async () => {
      setChanged(false);
      await call(identityEndpoints.changeAbout, { body: typed });
      setChanged(true);
      await client.invalidateQueries({ queryKey: ME_KEY });
    },
  });
  const field = (name: keyof TherapistAbout) =>
    form.bind(name, typed[name], (text) => {
      setChanged(false);
      setTyped({ ...typed, [name]: text });
    });
  return (
    <EntryForm form={form} submit={common.save} kind="secondary">
      <p>{texts.seenByConnected}</p>
      <TextField label={texts.title} required maxLength={80} {...field('title')} />
      <TextField label={texts.organisation} maxLength={120} {...field('organisation')} />
      <TextField label={texts.registration} maxLength={300} {...field('registration')} />
      {changed ? <Notice tone="success">{common.saved}</Notice> : null}
    </EntryForm>
  );
};
