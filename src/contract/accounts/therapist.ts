import * as z from 'zod/mini';
import { canonicalCode } from '#domain/shared/typed-code.ts';
import { line, prose } from '../shared/fields.ts';

/** Who may sign up as a therapist: nobody (`off`), holders of an invitation (`invite`) or anybody (`open`). */
export const THERAPIST_SIGNUPS = ['off', 'invite', 'open'] as const;
export type TherapistSignup = (typeof THERAPIST_SIGNUPS)[number];

/** A therapist's description of themselves; nobody verifies it. */
export const therapistAbout = z.object({
  /** The title, for example "Psychologist". */
  title: line('Title', 1, 80),
  /** The organisation; may be empty, for example for a private practice. */
  organisation: line('Organisation', 0, 120),
  /** Licence or registration as free text; may be empty. */
  registration: prose('Registration', 300),
});

export type TherapistAbout = z.infer<typeof therapistAbout>;

/** The extra fields for signing up as a therapist. */
export const therapistSignup = z.extend(therapistAbout, {
  /** Required when signup is by invitation only. */
  invitation: z.optional(
    z
      .string({ error: 'The invitation code needs to be text.' })
      .check(
        z.overwrite(canonicalCode),
        z.maxLength(100, { error: 'The invitation code can have at most 100 characters.' }),
      ),
  ),
});

export type TherapistSignupBody = z.infer<typeof therapistSignup>;
