/** The kinds of accounts. A guest has no name, email or password; a therapist is also a person. */
export const ROLES = ['guest', 'person', 'therapist'] as const;
export type Role = (typeof ROLES)[number];
