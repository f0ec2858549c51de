import { useEffect, useRef } from 'react';
import { simonHandler } from '#client/features/attention/entries/panel-handlers.ts';
import { TestShell } from '#client/features/attention/panel/test-shell.tsx';
import type { TestProps } from '#client/features/attention/panel/test-types.ts';
import { EndedResult } from '#client/features/attention/result/result.tsx';
import { newQuickAnswer, useTestRun } from '#client/features/attention/run/use-test-run.ts';
import { SIMON_COLORS, type SimonColor } from '#domain/attention/simon/colors.ts';
import { simonRecord } from '#domain/attention/simon/record.ts';
import {
  colorOn,
  newSimonRun,
  type SimonEvent,
  type SimonRun,
  stepSimon,
} from '#domain/attention/simon/run.ts';
import { SIMON_VERSION, scoreSimon } from '#domain/attention/simon/score.ts';
import { texts } from '#texts/attention.js';
import { simonMeasures } from './measures.ts';
import { usePadNotes } from './pad-notes.ts';
import { SimonPicture } from './picture.tsx';
import { type SimonPainter, SimonStage } from './stage.tsx';

const PLAYED_NOTE_MS = 500;
const PRESSED_NOTE_MS = 350;

const pressEvent = (color: SimonColor, atMs: number): SimonEvent => ({
  type: 'press',
  color,
  atMs,
});

/** The Simon test: the person repeats a sequence of pads. */
export const SimonTest = ({ mode, difficulty, onBusy }: TestProps) => {
  const stage = useRef<HTMLDivElement>(null);
  const painter = useRef<SimonPainter>(null);
  const notes = usePadNotes();

  const test = useTestRun<SimonRun, SimonEvent>(
    {
      instrument: 'simon',
      version: SIMON_VERSION,
      create: newSimonRun,
      step: stepSimon,
      paint: (run) => painter.current?.paint(run),
      eventOfKey: (key, atMs) => {
        const color = SIMON_COLORS[Number(key) - 1];
        return color === undefined ? null : pressEvent(color, atMs);
      },
      onChange: (run, before, { id: runId, startedAt }) => {
        const lit = colorOn(run);
        if (lit !== null) notes.play(lit, PLAYED_NOTE_MS);
        const last = run.entered.at(-1);
        if (last !== undefined && run.entered.length > before.entered.length) {
          painter.current?.flash(last);
          notes.play(last, PRESSED_NOTE_MS);
        }
        if (run.spoilt > before.spoilt) painter.current?.announceSkip();
        const answer = newQuickAnswer(run, before);
        if (answer !== null) {
          const { userId: _, ...record } = simonRecord(answer, { userId: '', startedAt });
          test.saveLater(simonHandler, { ...record, runId });
        }
      },
    },
    onBusy,
  );
  const { ended } = test.shown;

  const { close } = notes;
  useEffect(() => {
    if (ended !== null) close();
  }, [ended, close]);

  useEffect(() => {
    test.run.current?.send((atMs) => ({ type: 'difficulty', difficulty, atMs }));
  }, [difficulty, test.run]);

  const result =
    ended === null ? null : (
      <EndedResult ended={ended} measuresOf={(recording) => simonMeasures(scoreSimon(recording))} />
    );

  return (
    <TestShell
      name={texts.testNames.simon}
      instrument="simon"
      mode={mode}
      {...test.shellProps}
      how={texts.simonHow[mode]}
      picture={<SimonPicture />}
      reminder={texts.simonReminder}
      stageRef={stage}
      result={result}
      onStart={(run) => {
        notes.open();
        test.start(run, difficulty);
      }}
    >
      <SimonStage
        ref={painter}
        runStage={test.shown.stage}
        onPad={(color, timeStampMs, input) =>
          test.run.current?.press(timeStampMs, [input], (atMs) => pressEvent(color, atMs))
        }
      />
    </TestShell>
  );
};
