import { PASSWORD_MIN } from '#contract/identity.ts';
import { texts } from '#texts/identity.js';

export const PASSWORD_HINT = texts.passwordHint({ min: PASSWORD_MIN });
