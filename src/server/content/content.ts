import { createLines, type Lines } from '#domain/chat/lines/lines.ts';
import { createTriggers, type Triggers } from '#domain/chat/triggers/triggers.ts';
import { readCountries } from './lines.ts';
import { readTriggers } from './triggers.ts';

/** What Evenkeel says and knows, read from the folder `content`. */
export interface Content {
  readonly lines: Lines;
  readonly triggers: Triggers;
}

/** Reads and checks all content. Throws a `StartError` that names file and line where something is wrong. */
export const readContent = (): Content => ({
  lines: createLines(readCountries()),
  triggers: createTriggers(readTriggers()),
});
