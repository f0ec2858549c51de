import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Preloaded into a server process. Shifts its clock by a fixed offset, without changing its speed.
const note = path.join(process.env.DATA_DIR ?? '.', 'clock-shift');
const shiftMs = existsSync(note) ? Number(readFileSync(note, 'utf8')) : 0;
const now = Date.now;
Date.now = () => now() + shiftMs;
