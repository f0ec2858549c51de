import { call } from '#client/lib/api/call.ts';
import { focusEndpoints, type SessionBody, type VisibilityBody } from '#contract/focus.ts';

/** Sends that the page was hidden or shown. Throws what `call` throws. */
export const sendVisibility = (body: VisibilityBody) => call(focusEndpoints.visibility, { body });

/** Sends how long the app was open. Throws what `call` throws. */
export const sendSession = (body: SessionBody) => call(focusEndpoints.session, { body });
