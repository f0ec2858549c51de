import * as z from 'zod/mini';
import { canonicalCode } from '#domain/shared/typed-code.ts';
import { texts as fields } from '#texts/fields.js';
import { texts } from '#texts/identity.js';
import { line, prose } from '../shared/fields.ts';

/** Who may sign up as a therapist: nobody (`off`), holders of an invitation (`invite`) or anybody (`open`). */
export const THERAPIST_SIGNUPS = ['off', 'invite', 'open'] as const;
export type TherapistSignup = (typeof THERAPIST_SIGNUPS)[number];

/** A therapist's description of themselves; nobody verifies it. */
export const therapistAbout = z.object({
  /** The title, for example "Psychologist". */
  title: line(() => texts.title, 1, 80),
  /** The organisation; may be empty, for example for a private practice. */
  organisation: line(() => fields.organization, 0, 120),
  /** Licence or registration as free text; may be empty. */
  registration: prose(() => fields.registration, 300),
});

export type TherapistAbout = z.infer<typeof therapistAbout>;

/** The extra fields for signing up as a therapist. */
export const therapistSignup = z.extend(therapistAbout, {
  /** Required when signup is by invitation only. */
  invitation: z.optional(
    z
      .string({ error: () => texts.invitationNoText })
      .check(
        z.overwrite(canonicalCode),
        z.maxLength(100, { error: () => texts.invitationTooLong({ max: 100 }) }),
      ),
  ),
});

export type TherapistSignupBody = z.infer<typeof therapistSignup>;
