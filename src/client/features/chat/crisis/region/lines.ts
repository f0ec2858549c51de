import { countries } from 'virtual:offline-content';
import { createLines } from '#domain/chat/lines/lines.ts';

/** Where help can be reached; it is part of the app, so that it is there without a connection. */
export const LINES = createLines(countries);
