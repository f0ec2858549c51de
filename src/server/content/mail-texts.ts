import { join } from 'node:path';
import { type MailName, type MailText, type MailTexts, mailFile } from '#domain/mail/texts.ts';
import { CONTENT_DIR } from './content-dir.ts';
import { readYaml } from './read-yaml.ts';

/** Reads the texts of the mails. Throws when a text is invalid. */
export const readMailTexts = (folder = join(CONTENT_DIR, 'mail')): MailTexts => {
  const read = (name: MailName): MailText => readYaml(join(folder, `${name}.yaml`), mailFile(name));
  return {
    reset: read('reset'),
    'reset-without-password': read('reset-without-password'),
    'sign-up': read('sign-up'),
    'sign-up-known': read('sign-up-known'),
    confirm: read('confirm'),
    'new-device': read('new-device'),
    'wrong-codes': read('wrong-codes'),
  };
};
