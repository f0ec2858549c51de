import * as z from 'zod/mini';
import type { Config } from '#server/config.ts';
import { boundedFetch } from './provider/bounded-fetch.ts';

/** The longest wait for a transcript. */
const SPEECH_LIMIT_MS = 60_000;
const TRANSCRIPT_LENGTH_MAX = 20_000;

/** A recording with its container format. */
export interface Recording {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly container: 'webm' | 'ogg' | 'wav' | 'mp4';
}

/**
 * Why there is no transcript. The failure has no further detail, because recordings reveal facts about people's health.
 */
export type SpeechFailure = 'late' | 'unreachable' | 'broken' | `status ${number}`;

export interface SpeechToText {
  /**
   * Resolves within the time limit with the transcript, which is empty when nobody speaks, or with the failure. Never
   * rejects.
   */
  transcribe(
    recording: Recording,
  ): Promise<{ readonly transcript: string } | { readonly failure: SpeechFailure }>;
}

const answerShape = z.object({ text: z.string() });

const formOf = ({ bytes, container }: Recording, model: string): FormData => {
  const form = new FormData();
  form.set('file', new Blob([bytes], { type: `audio/${container}` }), `recording.${container}`);
  form.set('model', model);
  form.set('response_format', 'json');
  return form;
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** A speech server that speaks the OpenAI protocol, or null when none is configured. Recordings are not stored. */
export const speechToText = (
  settings: Config['speech'],
  /** How many milliseconds a transcription may take before it is aborted and its connection is closed. */
  limitMs = SPEECH_LIMIT_MS,
): SpeechToText | null => {
  if (settings === null) return null;
  const { baseUrl, model, apiKey } = settings;
  const url = `${baseUrl.replace(/\/+$/, '')}/audio/transcriptions`;
  return {
    transcribe: async (recording) => {
      const signal = AbortSignal.timeout(limitMs);
      try {
        const response = await boundedFetch(url, {
          method: 'POST',
          headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
          body: formOf(recording, model),
          signal,
        });
        const text = await response.text();
        if (!response.ok) return { failure: `status ${response.status}` };
        const answer = answerShape.safeParse(jsonOf(text)).data;
        if (answer === undefined) return { failure: 'broken' };
        return { transcript: answer.text.toWellFormed().trim().slice(0, TRANSCRIPT_LENGTH_MAX) };
      } catch (error) {
        if (signal.aborted) return { failure: 'late' };
        return { failure: error instanceof TypeError ? 'unreachable' : 'broken' };
      }
    },
  };
};
