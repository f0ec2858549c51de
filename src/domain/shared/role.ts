/** What an account is for. A guest has no name, email or password; a therapist is a person as well. */
export const ROLES = ['guest', 'person', 'therapist'] as const;
export type Role = (typeof ROLES)[number];
