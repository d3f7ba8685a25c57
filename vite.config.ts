import { join } from 'node:path';

import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { browserRoutes } from './scripts/web-build/browser-routes.ts';
import { browserMarkets } from './scripts/web-build/browser-markets.ts';
import { shellChunk } from './scripts/web-build/shell-chunk.ts';
import { makeFonts } from './scripts/web-build/make-fonts.ts';

const apiAddress = `http://localhost:${process.env['PORT'] ?? '3000'}`;
const fonts = join(import.meta.dirname, 'node_modules', '.cache', 'casinoreel', 'fonts');

export default defineConfig(async () => {
  await makeFonts(fonts);
  return {
    plugins: [browserRoutes(), browserMarkets(), tailwindcss(), reactRouter()],
    resolve: { alias: { '@fonts': fonts } },
    // A font inside the style sheet would be refused by the content policy.
    build: {
      target: 'es2023',
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ debugName: 'shell', name: shellChunk }],
          },
        },
      },
      assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
    },
    server: {
      port: 5173,
      // `/v/` with its slash: `/videos` is a page.
      proxy: {
        '/api': apiAddress,
        '/healthz': apiAddress,
        '/media': apiAddress,
        '/checkout': apiAddress,
        '^/v/': apiAddress,
      },
    },
  };
});
