import { PASSWORD_MIN } from '#contract/identity.ts';

export const PASSWORD_HINT = `At least ${PASSWORD_MIN} characters. Any characters are fine.`;
