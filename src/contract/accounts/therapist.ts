import * as z from 'zod/mini';
import { asMade } from '#domain/shared/typed-code.ts';
import { line, prose } from '../shared/fields.ts';

/** Who may sign up as a therapist: nobody, who has an invitation, or anybody. */
export const THERAPIST_SIGNUPS = ['off', 'invite', 'open'] as const;
export type TherapistSignup = (typeof THERAPIST_SIGNUPS)[number];

/** What a therapist says of themselves; nobody verifies it. */
export const therapistAbout = z.object({
  /** Such as "Psychologist". */
  title: line('Title', 1, 80),
  /** May be empty, as for a practice of one's own. */
  organisation: line('Organisation', 0, 120),
  /** A licence or register in free text; may be empty. */
  registration: prose('Registration', 300),
});

export type TherapistAbout = z.infer<typeof therapistAbout>;

/** What signing up as a therapist needs beside an account. */
export const therapistSignup = z.extend(therapistAbout, {
  /** Needed where only invitations count. */
  invitation: z.optional(
    z
      .string({ error: 'The invitation code needs to be text.' })
      .check(
        z.overwrite(asMade),
        z.maxLength(100, { error: 'The invitation code can have at most 100 characters.' }),
      ),
  ),
});

export type TherapistSignupBody = z.infer<typeof therapistSignup>;
