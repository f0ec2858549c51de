import { defineConfig } from 'vite';
import { clientConfig } from './scripts/client-config.ts';
import { BASE_LANGUAGE } from './src/domain/shared/text/message.ts';

export default defineConfig(clientConfig(BASE_LANGUAGE));
