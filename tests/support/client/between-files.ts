import { environmentManager, onlineManager } from '@tanstack/react-query';
import { afterAll, vi } from 'vitest';

// It looks for a browser once, before a test stands in for one.
environmentManager.setIsServer(() => false);

// The files of a worker share what is loaded, and each begins as the first one does.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  onlineManager.setOnline(true);
});
