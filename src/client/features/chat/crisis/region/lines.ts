import { countries } from 'virtual:offline-content';
import { createLines } from '#domain/chat/lines/lines.ts';

/** The help lines, bundled with the app so that they work offline. */
export const LINES = createLines(countries);
